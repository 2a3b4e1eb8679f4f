/// An answer, as the story remembers it.
///
/// It is kept as a value and turned into text only when the story is read, since most stories never are.
class GivenAnswer {
    private let name: String
    /// The call that asked, if the answer was held.
    let place: TapePlace?

    init(_ name: String, to place: TapePlace?) {
        self.name = name
        self.place = place
    }

    /// The value or the error that was given.
    var content: (value: Any, isFailure: Bool) { ((), false) }

    /// The answer as an event.
    final var event: LoggedEvent { event(PlainText.of(content.value)) }

    /// The answer as an event that shows what is in its objects.
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
