/// The error that a double throws if its caller needs another type than that of the planned answer.
///
/// This can only happen with members whose type only their caller knows, as in `decode<T>(_ type: T.Type) -> T`.
/// It is reported to the log as a problem as well, even if the log is nice.
public struct WrongAnswer: Error, Hashable, CustomStringConvertible {
    /// The member that was asked, as the story calls it.
    public let question: String
    /// What was planned, and what is needed, in a few words.
    private let detail: String

    init(question: String, planned: Any, needed: Any.Type) {
        self.question = question
        detail = "\(PlainText.of(planned)) was planned, which is no \(TypeName.of(needed))"
    }

    /// The member that was asked, the planned value and the needed type, in a sentence.
    public var description: String { "\(question) was asked, but \(detail)." }
}
