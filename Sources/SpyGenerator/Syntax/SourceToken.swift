/// A word or a sign of a source file.
struct SourceToken: Equatable {
    let text: String
    /// Whether it is a name or a keyword.
    let isWord: Bool
    /// Counted from one.
    let line: Int
    /// Counted from zero.
    let column: Int
}
