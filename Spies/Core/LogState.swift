/// What a log knows.
///
/// NB: it is only ever touched with the lock of the log.
struct LogState {
    /// One thing that happened.
    ///
    /// NB: it is small, since many are recorded and few are read.
    enum Entry {
        case call(TapePlace)
        indirect case logged(LoggedCall)
        case note(String)
        case answer(GivenAnswer)
        case problem(String)
    }

    /// A problem that nobody was told of yet, and how many calls there were before it.
    struct Report {
        let problem: String
        let callCount: Int
    }

    /// What somebody has to be told as soon as the lock is free.
    struct News {
        let reports: [Report]
        let observers: [@Sendable () -> Void]
    }

    private(set) var entries: [Entry] = []
    /// How often anything changed that somebody may wait for.
    private(set) var changes = 0
    /// How many callers and readers of streams wait for an answer.
    private(set) var awaited = 0
    private var callCount = 0
    private var reports: [Report] = []
    private var observers: [(count: Int, call: @Sendable () -> Void)] = []
    private var logged: [LoggedCall] = []
    private var loggedEntries = 0
    var watches: [@Sendable () -> String?] = []

    // MARK: Changing

    mutating func add(_ place: TapePlace) {
        callCount += 1
        add(.call(place))
    }

    mutating func add(_ call: LoggedCall) {
        callCount += 1
        add(.logged(call))
    }

    mutating func add(note text: String) {
        add(.note(text))
    }

    mutating func add(_ answer: GivenAnswer) {
        add(.answer(answer))
    }

    mutating func add(problem: String) {
        reports.append(Report(problem: problem, callCount: callCount))
        add(.problem(problem))
    }

    /// Counts what is no line of the story.
    mutating func change(awaited difference: Int = 0) {
        awaited += difference
        changes += 1
    }

    private mutating func add(_ entry: Entry) {
        entries.append(entry)
        changes += 1
    }

    // MARK: Telling

    var hasNews: Bool { !reports.isEmpty || !observers.isEmpty }

    /// What is to be told now, and then never again.
    mutating func takeNews() -> News {
        let due = observers.filter { $0.count < changes }
        observers.removeAll { $0.count < changes }
        defer { reports = [] }
        return News(reports: reports, observers: due.map(\.call))
    }

    /// Keeps an observer until it is due; whether it is due already.
    mutating func observe(after count: Int, _ observer: @escaping @Sendable () -> Void) -> Bool {
        guard changes <= count else { return true }
        observers.append((count, observer))
        return false
    }

    // MARK: Reading

    /// The calls, oldest first.
    mutating func calls() -> [LoggedCall] {
        for entry in entries[loggedEntries...] {
            switch entry {
            case .call(let place): logged.append(place.call)
            case .logged(let call): logged.append(call)
            case .note, .answer, .problem: break
            }
        }
        loggedEntries = entries.count
        return logged
    }
}
