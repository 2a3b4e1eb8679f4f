@main struct Empty { static func main() {} }
