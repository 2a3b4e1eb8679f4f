/// A requirement asked its run for a subject that it had released.
public struct SubjectIsGone: Error, CustomStringConvertible {
    /// The reason in a sentence.
    public var description: String { "The requirement asked for a subject that it had released before." }
}
