/// What a double throws if it is asked for something that nobody planned an answer for.
///
/// It is reported to the log as a problem as well, unless the log is nice.
public struct NoAnswer: Error, Hashable, CustomStringConvertible {
    /// What was asked, as the story calls it.
    public let question: String
    /// How many answers were planned for it, one a question, and are all used.
    public let used: Int

    /// Creates the error.
    ///
    /// - Parameters:
    ///   - question: What was asked, as the story calls it.
    ///   - used: How many answers were planned for it, one a question, and are all used.
    public init(question: String, used: Int = 0) {
        self.question = question
        self.used = used
    }

    /// What was asked, in a sentence.
    public var description: String {
        switch used {
        case 0: "\(question) was asked, but no answer was planned for it."
        case 1: "\(question) was asked again, but 1 answer was planned for it, and it is used."
        default: "\(question) was asked again, but \(used) answers were planned for it, and all are used."
        }
    }
}
