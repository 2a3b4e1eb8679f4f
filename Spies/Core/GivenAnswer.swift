/// An answer, as the story remembers it.
///
/// NB: it is kept as a value and written out when somebody reads the story, since most are never read.
class GivenAnswer {
    private let name: String
    /// The call that asked, if the answer was held.
    let place: TapePlace?

    init(_ name: String, to place: TapePlace?) {
        self.name = name
        self.place = place
    }

    /// What was answered: a value or an error.
    var content: (value: Any, isFailure: Bool) { ((), false) }

    /// The one place in which an answer becomes a sentence.
    final var event: LoggedEvent { event(PlainText.of(content.value)) }

    /// The same with what is in its objects.
    final var eventWithObjects: LoggedEvent { event(PlainText.ofAll(content.value)) }

    private func event(_ text: String) -> LoggedEvent {
        LoggedEvent(content.isFailure ? .failure : .answer, of: name, text)
    }
}

/// An answer of one type.
final class Given<Value, Failure: Error>: GivenAnswer {
    let result: Result<Value, Failure>

    init(_ result: Result<Value, Failure>, of name: String, to place: TapePlace? = nil) {
        self.result = result
        super.init(name, to: place)
    }

    override var content: (value: Any, isFailure: Bool) {
        switch result {
        case .success(let value): (value, false)
        case .failure(let error): (error, true)
        }
    }
}
