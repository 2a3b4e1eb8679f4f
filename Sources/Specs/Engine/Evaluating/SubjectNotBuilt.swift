/// The consumer's closure threw instead of building the module under test.
public struct SubjectNotBuilt: Error, CustomStringConvertible {
    /// What the closure threw.
    public let reason: String

    /// The reason in a sentence.
    public var description: String { "The subject could not be built: \(reason)" }
}
