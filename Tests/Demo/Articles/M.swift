@main enum M { static func main() {} }
