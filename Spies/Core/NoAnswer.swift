/// The error that a double throws if it is asked for something without a planned answer.
///
/// It is reported to the log as a problem as well, unless the log is nice.
public struct NoAnswer: Error, Hashable, CustomStringConvertible {
    /// The member that was asked, as the story calls it.
    public let question: String
    /// How many answers were planned, one for each question, all of which are used.
    public let used: Int

    /// Creates the error.
    ///
    /// - Parameters:
    ///   - question: The member that was asked, as the story calls it.
    ///   - used: How many answers were planned, one for each question, all of which are used.
    public init(question: String, used: Int = 0) {
        self.question = question
        self.used = used
    }

    /// The reason in a sentence.
    public var description: String {
        switch used {
        case 0: "\(question) was asked, but no answer was planned for it."
        case 1: "\(question) was asked again, but 1 answer was planned for it, and it is used."
        default: "\(question) was asked again, but \(used) answers were planned for it, and all are used."
        }
    }
}
