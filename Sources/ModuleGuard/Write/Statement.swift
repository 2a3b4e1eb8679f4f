/// A statement of a stage, with its lines in the file.
struct Statement {
    /// The statement as it was planned.
    let original: String
    /// Whether the other statements are still valid without it.
    let canBeLeftOut: Bool
    /// The lines that it occupies, counted from one.
    let lines: Range<Int>
}
