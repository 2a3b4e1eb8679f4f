/// The compiler does not take a text.
struct CompilerError: Error, CustomStringConvertible {
    let description: String
}
