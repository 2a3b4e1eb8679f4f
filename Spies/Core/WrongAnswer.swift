/// What a double throws if its caller needs another type than that of the planned answer.
///
/// Only members whose type is known to their callers alone, as in `decode<T>(_ type: T.Type) -> T`, can be planned so.
/// It is reported to the log as a problem as well, even if the log is nice.
public struct WrongAnswer: Error, Hashable, CustomStringConvertible {
    /// What was asked, as the story calls it.
    public let question: String
    /// What was planned, and what is needed, in a few words.
    private let detail: String

    init(question: String, planned: Any, needed: Any.Type) {
        self.question = question
        detail = "\(PlainText.of(planned)) was planned, which is no \(TypeName.of(needed))"
    }

    /// What was asked, planned and needed, in a sentence.
    public var description: String { "\(question) was asked, but \(detail)." }
}
