/// Turns the entries of a log into events, and connects answers with their questions.
///
/// It is used without the lock of the log, since no foreign code may run with it.
struct LoggedEvents {
    private let held: Set<TapePlace>
    private let guessesQuestions: Bool
    /// The indices of the events that asked something, by the place of the call.
    private var questions: [TapePlace: Int] = [:]
    /// The index of the last call of each member.
    private var members: [String: Int] = [:]
    private(set) var events: [LoggedEvent] = []

    /// Creates a list without events.
    ///
    /// - Parameters:
    ///   - held: The calls whose answers were held.
    ///   - guessesQuestions: Whether an answer whose question is not known is taken for one to the last call of its
    ///     member.
    init(held: [TapePlace], guessesQuestions: Bool = true) {
        self.held = Set(held)
        self.guessesQuestions = guessesQuestions
    }

    /// Adds the next entry.
    ///
    /// - Parameters:
    ///   - entry: The entry.
    ///   - call: The call, if the entry is one that still has to be put into words.
    mutating func add(_ entry: LogState.Entry, _ call: LoggedCall?) {
        switch entry {
        case .call(let place): add(call, at: place)
        case .logged: add(call, at: nil)
        case .note(let text, let kind): events.append(LoggedEvent(kind, text))
        case .problem(let text): events.append(LoggedEvent(.problem, text))
        case .told(let event, let place): add(event, at: place)
        case .answer(let answer):
            var event = answer.event
            event.question = answer.place.flatMap { questions[$0] }
            add(event, at: nil)
        }
    }

    private mutating func add(_ call: LoggedCall?, at place: TapePlace?) {
        guard let call else { return add(LoggedEvent(.note, ""), at: place) }
        var event = LoggedEvent(.call, of: call.double, PlainText.of(call.call))
        event.isHeld = place.map { held.contains($0) } ?? false
        add(event, at: place)
    }

    private mutating func add(_ event: LoggedEvent, at place: TapePlace?) {
        var event = event
        if let place { questions[place] = events.count }
        switch event.kind {
        case .call: members[String(event.description.prefix { $0 != "(" })] = events.count
        // An answer that is given at once follows its question.
        case .answer, .failure:
            if guessesQuestions { event.question = event.question ?? members[event.name] }
        case .step, .cue, .time, .note, .problem: break
        }
        events.append(event)
    }
}
