/// An answer, as the story remembers it.
///
/// NB: it is kept as a value and written out when somebody reads the story, since most are never read.
class GivenAnswer {
    private let name: String

    init(_ name: String) {
        self.name = name
    }

    /// What was answered: a value or an error.
    var content: (value: Any, isFailure: Bool) { ((), false) }

    /// The one place in which an answer becomes a sentence.
    final var description: String {
        let (value, isFailure) = content
        return "\(name) \(isFailure ? "fails with" : "answers") \(PlainText.of(value))"
    }
}

/// An answer of one type.
final class Given<Value, Failure: Error>: GivenAnswer {
    let result: Result<Value, Failure>

    init(_ result: Result<Value, Failure>, of name: String) {
        self.result = result
        super.init(name)
    }

    override var content: (value: Any, isFailure: Bool) {
        switch result {
        case .success(let value): (value, false)
        case .failure(let error): (error, true)
        }
    }
}
