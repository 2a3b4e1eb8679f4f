/// Puts what a log knows into words, and answers beside the questions that they answer.
///
/// NB: it is used without the lock of the log, since nothing that is not ours may run with it.
struct LoggedEvents {
    private struct Place: Hashable {
        let tape: ObjectIdentifier
        let index: Int

        init(_ place: TapePlace) {
            (tape, index) = (ObjectIdentifier(place.tape), place.index)
        }
    }

    private let held: Set<Place>
    /// The events so far that asked something.
    private var questions: [Place: Int] = [:]
    /// The last events so far that called a member.
    private var members: [String: Int] = [:]
    private(set) var events: [LoggedEvent] = []

    init(held: [TapePlace]) {
        self.held = Set(held.map(Place.init))
    }

    /// Adds what happened next.
    ///
    /// - Parameters:
    ///   - entry: What happened.
    ///   - call: The call, if it is one that has to be put into words.
    mutating func add(_ entry: LogState.Entry, _ call: LoggedCall?) {
        switch entry {
        case .call(let place): add(call, at: place)
        case .logged: add(call, at: nil)
        case .note(let text, let kind): events.append(LoggedEvent(kind, text))
        case .problem(let text): events.append(LoggedEvent(.problem, text))
        case .told(let event, let place): add(event, at: place)
        case .answer(let answer):
            var event = answer.event
            event.question = answer.place.flatMap { questions[Place($0)] }
            add(event, at: nil)
        }
    }

    private mutating func add(_ call: LoggedCall?, at place: TapePlace?) {
        guard let call else { return add(LoggedEvent(.note, ""), at: place) }
        var event = LoggedEvent(.call, of: call.double, PlainText.of(call.call))
        event.isHeld = place.map { held.contains(Place($0)) } ?? false
        add(event, at: place)
    }

    private mutating func add(_ event: LoggedEvent, at place: TapePlace?) {
        var event = event
        if let place { questions[Place(place)] = events.count }
        switch event.kind {
        case .call: members[String(event.description.prefix { $0 != "(" })] = events.count
        // NB: what is answered at once follows its question.
        case .answer, .failure: event.question = event.question ?? members[event.name]
        case .step, .cue, .time, .note, .problem: break
        }
        events.append(event)
    }
}
