/// What a double throws if it is asked for something that nobody planned an answer for.
///
/// It is reported to the log as a problem as well, unless the log is nice.
public struct NoAnswer: Error, Hashable, CustomStringConvertible {
    /// What was asked, as the story calls it.
    public let question: String

    /// Creates the error.
    ///
    /// - Parameter question: What was asked, as the story calls it.
    public init(question: String) {
        self.question = question
    }

    /// What was asked, in a sentence.
    public var description: String { "\(question) was asked, but no answer was planned for it." }
}
