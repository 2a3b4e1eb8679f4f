/// An answer, as the story remembers it.
///
/// NB: it is kept as a value and written out when somebody reads the story, since most are never read.
final class GivenAnswer {
    private let name: String
    private let value: Any
    private let isFailure: Bool

    init<Value, Failure>(_ answer: Result<Value, Failure>, of name: String) {
        self.name = name
        switch answer {
        case .success(let value): (self.value, isFailure) = (value, false)
        case .failure(let error): (value, isFailure) = (error, true)
        }
    }

    /// The one place in which an answer becomes a sentence.
    var description: String {
        "\(name) \(isFailure ? "fails with" : "answers") \(PlainText.of(value))"
    }
}
