import Foundation

/// What happened to all doubles of one test, in order.
///
/// Each spy keeps its own `calls`. Doubles that are given the same log are also written into one
/// story, so that the order *across* objects can be checked and a failure can tell what led to it:
///
/// ```swift
/// let log = CallLog()
/// let wireframe = AddWireframeInterfaceSpy(log: log)
/// let delegate = AddModuleDelegateSpy(log: log)
/// ```
///
/// A double that cannot do its work, because an answer is needed that nobody planned, reports a
/// *problem* instead of trapping. Give the log something that makes a problem a failure of the test:
///
/// ```swift
/// let log = CallLog { problem in Issue.record("\(problem)") }
/// ```
///
/// A suite of Swift Testing with the trait `.strictDoubles` does so for every log that its tests create, and a base
/// class of XCTest with ``reporting(to:while:)``. Where a test does not care what its doubles are asked,
/// `CallLog.nice` takes no missing answer for a problem:
///
/// ```swift
/// let service = ServiceMock(log: .nice)
/// ```
///
/// A log may be used from any thread.
public final class CallLog: @unchecked Sendable {
    // NB: `@unchecked` is backed by this lock, which guards the state and whatever the doubles of this log
    // keep: a call and the question that it asks are in place before anybody can see either of them.
    private let lock = NSLock()
    // NB: to check once more that two accesses are apart would cost as much as all the rest.
    @exclusivity(unchecked) var state = LogState()
    private let problemHandler: (@Sendable (String) -> Void)?
    /// Who was told of problems when the log was created.
    private let firstHandler: ProblemHandler?
    /// Whether a question without a planned answer is no problem.
    public let isNice: Bool

    /// What is told of the problems of logs that were created without a handler of their own.
    @TaskLocal public static var ambientProblemHandler: ProblemHandler?

    /// A new log for doubles that may be asked what nobody planned an answer for.
    public static var nice: CallLog { CallLog(isNice: true) }

    /// The log of what is asked of types rather than of objects, which all tests share.
    ///
    /// NB: it outlives the test that first uses it, whose handler is not its own.
    public static let ofTypes = $ambientProblemHandler.withValue(nil) { CallLog() }

    /// Creates an empty log.
    ///
    /// - Parameters:
    ///   - isNice: Whether a question without a planned answer is no problem.
    ///   - problemHandler: Is told of each problem of a double as it happens, with the calls so far, on
    ///     the thread where it happens. Without one, the ``ambientProblemHandler`` is told that is there when
    ///     it happens, or was when the log was created; if there is none either, the problem is written to
    ///     the standard error. All are kept in ``problems``.
    public init(isNice: Bool = false, problemHandler: (@Sendable (String) -> Void)? = nil) {
        self.isNice = isNice
        self.problemHandler = problemHandler
        firstHandler = Self.ambientProblemHandler
    }

    // MARK: Reading

    /// The calls of all doubles, oldest first.
    public var calls: [LoggedCall] {
        locked { state.calls() }
    }

    /// Whether any double was ever called, even if its calls are forgotten.
    public var wasCalled: Bool {
        locked { state.wasCalled }
    }

    /// What doubles could not do, oldest first, each in a sentence.
    public var problems: [String] {
        locked { state.problems }
    }

    /// Everything that happened, oldest first, a line each.
    ///
    /// It may be read on any thread: a line is written from the values of a call, never from its objects.
    public var story: [String] { events.map(\.description) }

    /// Everything that happened, oldest first, in words that say who told whom what.
    ///
    /// They may be read on any thread, as the ``story`` may.
    public var events: [LoggedEvent] {
        // NB: the entries of a double are read with the lock, since it may be recording meanwhile.
        let (entries, calls, held) = locked { (state.entries, state.calls(), state.held) }
        var rest = calls[...]
        var told = LoggedEvents(held: held)
        for entry in entries { told.add(entry, entry.isCall ? rest.popFirst() : nil) }
        return told.events
    }

    /// What doubles have answered, oldest first, without failures.
    ///
    /// Unlike the ``story``, its texts show what is in objects. So it may be read only while nobody else uses them. Once calls
    /// are forgotten, objects are only named again.
    public var answers: [LoggedEvent] {
        let entries = locked { state.entries }
        return entries.compactMap { entry in
            switch entry {
            case .answer(let answer): answer.eventWithObjects
            case .told(let event, _): event
            case .call, .logged, .note, .problem: nil
            }
        }
        .filter { $0.kind == .answer }
    }

    /// How many ``events`` there are so far.
    public var eventCount: Int {
        locked { state.entries.count }
    }

    /// How many things happened that somebody may wait for: the lines of the ``story``, questions that
    /// were put into `held`, and readers of streams that began to wait.
    public var count: Int {
        locked { state.changes }
    }

    /// How many callers are suspended until a double of this log answers: those of `async` members whose
    /// question is held, and readers of streams for which nothing is there yet.
    ///
    /// A caller counts from the moment its call is recorded until its answer is given or its task is
    /// cancelled, so a module whose tasks are all among these can do nothing by itself.
    public var awaited: Int {
        locked { state.awaited }
    }

    /// What was planned but never asked for, such as `ListDataManager.todoItems`.
    ///
    /// A stub that no test needs hides what the test is about, or shows that something was not asked:
    ///
    /// ```swift
    /// #expect(log.unusedAnswers == [])
    /// ```
    public var unusedAnswers: [String] {
        locked { state.watches }.compactMap { $0() }
    }

    // MARK: Writing

    /// Adds a call to the log.
    ///
    /// - Parameter call: What was called, with the name of its double.
    public func record(_ call: LoggedCall) {
        change { $0.add(call) }
    }

    /// Adds the call that is put on a tape.
    @usableFromInline
    func add(_ tape: any Tape, _ append: () -> Int) {
        let watched = change { state in
            let place = TapePlace(tape: tape, index: append())
            state.add(place)
            return state.watch.map { (watch: $0, place: place) }
        }
        guard let watched, let call = locked({ watched.place.call }) else { return }
        watched.watch(call)
    }

    /// Adds a line to the story that is no call, such as what a test does next.
    ///
    /// - Parameter text: The line.
    public func note(_ text: String) {
        change { $0.add(note: text) }
    }

    /// Adds a line to the story that says what the test does to the subject.
    ///
    /// - Parameter text: The line.
    public func step(_ text: String) {
        change { $0.add(note: text, .step) }
    }

    /// Adds a line to the story that announces what the next lines tell, so that a picture can do without it.
    ///
    /// - Parameter text: The line.
    public func cue(_ text: String) {
        change { $0.add(note: text, .cue) }
    }

    /// Adds something that a double could not do, and tells the log's problem handler.
    ///
    /// - Parameter problem: What went wrong, in a sentence.
    public func report(problem: String) {
        change { $0.add(problem: problem) }
    }

    /// Asks for the name of an unused answer whenever ``unusedAnswers`` are asked for.
    func watch(_ unusedName: @escaping @Sendable () -> String?) {
        locked { state.watches.append(unusedName) }
    }

    // MARK: Waiting

    /// Calls a function once, as soon as more has happened than a count says.
    ///
    /// It is called on the thread on which that happens, or at once if it has happened already. All that
    /// belongs to what happened is in place by then: who is told of a call finds its question in `held`.
    ///
    /// - Parameters:
    ///   - count: How many things are known to have happened.
    ///   - observer: What to call.
    public func notify(after count: Int, _ observer: @escaping @Sendable () -> Void) {
        if locked({ state.observe(after: count, observer) }) { observer() }
    }

    /// Calls a function on each call of a double from now on, on the thread of the call.
    ///
    /// - Parameter watch: What to call with each call; it takes the place of the one before.
    public func watch(_ watch: @escaping @Sendable (LoggedCall) -> Void) {
        locked { state.watch = watch }
    }

    /// Reads or plans something, of which nobody is told.
    ///
    /// NB: nothing that is not ours may run inside, and no object that is not ours may go there, since
    /// either could call a double of this log.
    @inline(__always)
    func locked<Result>(_ body: () -> Result) -> Result {
        lock.lock()
        defer { lock.unlock() }
        return body()
    }

    /// Changes everything that belongs together, and tells whoever waits when all of it is in place.
    ///
    /// NB: what is said of ``locked(_:)`` holds here too.
    @inline(__always)
    func change<Result>(_ body: (inout LogState) -> Result) -> Result {
        lock.lock()
        let result = body(&state)
        guard state.hasNews else {
            lock.unlock()
            return result
        }
        let news = state.takeNews()
        lock.unlock()
        for report in news.reports { tell(report) }
        for observer in news.observers { observer() }
        return result
    }

    private func tell(_ report: LogState.Report) {
        let text = describe(report.problem, after: Array(calls.prefix(report.callCount)))
        if let problemHandler { return problemHandler(text) }
        (Self.ambientProblemHandler ?? firstHandler ?? .standardError).report(text)
    }

    /// A problem with the calls that led to it, as a person reads it under a failure.
    func describe(_ problem: String, after calls: [LoggedCall]) -> String {
        guard !calls.isEmpty else { return "\(problem)\nNothing had been called before." }
        let lines = calls.enumerated().map { "  \($0 + 1). \($1)" }
        return "\(problem)\nThe calls so far:\n" + lines.joined(separator: "\n")
    }
}
