/// The output of a compiler that rejected a text.
struct CompilerError: Error, CustomStringConvertible {
    let description: String
}
