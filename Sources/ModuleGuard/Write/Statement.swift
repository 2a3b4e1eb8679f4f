/// A statement of a stage, and the lines of the file that it stands on.
struct Statement {
    /// The statement as it was planned.
    let original: String
    /// Whether the others make sense without it.
    let canBeLeftOut: Bool
    /// The lines that it is written on, counted from one.
    let lines: Range<Int>
}
