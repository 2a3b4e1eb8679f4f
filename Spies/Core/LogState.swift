/// The state of a log.
///
/// It is only accessed with the lock of the log.
struct LogState {
    /// One thing that happened.
    ///
    /// It is small, since many are recorded and few are read.
    enum Entry {
        case call(TapePlace)
        indirect case logged(LoggedCall)
        case note(String, LoggedEvent.Kind)
        case answer(GivenAnswer)
        case problem(String)
        /// A forgotten entry, as text, and the place of its call.
        indirect case told(LoggedEvent, TapePlace?)

        var isCall: Bool {
            switch self {
            case .call, .logged: true
            case .note, .answer, .problem, .told: false
            }
        }

        var isAnswer: Bool { if case .answer = self { true } else { false } }
    }

    /// A problem that was not reported yet, and how many calls there were before it.
    struct Report {
        let problem: String
        let callCount: Int
    }

    /// What to tell, and whom, as soon as the lock is free.
    struct News {
        let calls: [LoggedCall]
        let watch: (@Sendable (LoggedCall) -> Void)?
        let reports: [Report]
        let observers: [@Sendable () -> Void]
    }

    private(set) var entries: [Entry] = []
    /// The calls whose answers were held.
    var held: [TapePlace] = []
    /// The problems of doubles, each also among the entries.
    private(set) var problems: [String] = []
    /// How many changes there were that a test may wait for.
    private(set) var changes = 0
    /// How many callers and readers of streams wait for an answer.
    private(set) var awaited = 0
    /// How many questions each task has asked after it was cancelled.
    var vainQuestions: [Int: Int] = [:]
    private var callCount = 0
    private var hasForgotten = false
    /// The calls that the watch has not got yet; empty while there is no watch.
    private var watched: [LoggedCall] = []
    private var reports: [Report] = []
    private var observers: [(count: Int, call: @Sendable () -> Void)] = []
    private var logged: [LoggedCall] = []
    private var loggedEntries = 0
    var watches: [@Sendable () -> String?] = []
    /// The function that gets each call, on the thread of the call.
    var watch: (@Sendable (LoggedCall) -> Void)?

    // MARK: Changing

    mutating func add(_ place: TapePlace) {
        callCount += 1
        add(.call(place))
        if watch != nil, let call = place.call { watched.append(call) }
    }

    mutating func add(_ call: LoggedCall) {
        callCount += 1
        add(.logged(call))
        if watch != nil { watched.append(call) }
    }

    mutating func add(note text: String, _ kind: LoggedEvent.Kind = .note) {
        add(.note(text, kind))
    }

    mutating func add(_ answer: GivenAnswer) {
        add(.answer(answer))
    }

    mutating func add(problem: String) {
        reports.append(Report(problem: problem, callCount: callCount))
        problems.append(problem)
        add(.problem(problem))
    }

    /// Counts a change that is no line of the story.
    mutating func change(awaited difference: Int = 0) {
        awaited += difference
        changes += 1
    }

    private mutating func add(_ entry: Entry) {
        entries.append(entry)
        changes += 1
    }

    /// Forgets calls and answers, and keeps a text of each instead.
    ///
    /// - Parameters:
    ///   - events: The texts, by the index of the entry.
    ///   - tapes: The tapes of the calls, each with the index of its last call to forget.
    /// - Returns: The old values, to be released once the lock is free.
    mutating func forget(_ events: [Int: LoggedEvent], on tapes: [(tape: any Tape, last: Int)]) -> [Any] {
        for (index, event) in events {
            if entries[index].isCall {
                callCount -= 1
                hasForgotten = true
            }
            let place: TapePlace? = if case .call(let place) = entries[index] { place } else { nil }
            entries[index] = .told(event, place)
        }
        let old: [Any] = [logged]
        (logged, loggedEntries) = ([], 0)
        return old + tapes.map { $0.tape.forget(through: $0.last) }
    }

    // MARK: Telling

    var hasNews: Bool { !reports.isEmpty || !observers.isEmpty || !watched.isEmpty }

    /// Returns the news that are due, and removes them.
    mutating func takeNews() -> News {
        let due = observers.filter { $0.count < changes }
        observers.removeAll { $0.count < changes }
        defer { (watched, reports) = ([], []) }
        return News(calls: watched, watch: watch, reports: reports, observers: due.map(\.call))
    }

    /// Keeps an observer until it is due; returns `true` if it is due already.
    mutating func observe(after count: Int, _ observer: @escaping @Sendable () -> Void) -> Bool {
        guard changes <= count else { return true }
        observers.append((count, observer))
        return false
    }

    // MARK: Reading

    /// Whether a double was ever called.
    var wasCalled: Bool { callCount > 0 || hasForgotten }

    /// Returns the calls of one double, or of all, with the indices of their entries and their places.
    func recordedCalls(on only: (any Tape)?) -> [(entry: Int, call: LoggedCall, place: TapePlace?)] {
        entries.indices.compactMap { index in
            switch entries[index] {
            case .call(let place) where only == nil || place.tape === only: place.call.map { (index, $0, place) }
            case .logged(let call) where only == nil: (index, call, nil)
            default: nil
            }
        }
    }

    /// Returns the calls, oldest first.
    mutating func calls() -> [LoggedCall] {
        for entry in entries[loggedEntries...] {
            switch entry {
            case .call(let place): place.call.map { logged.append($0) }
            case .logged(let call): logged.append(call)
            case .note, .answer, .problem, .told: break
            }
        }
        loggedEntries = entries.count
        return logged
    }
}
