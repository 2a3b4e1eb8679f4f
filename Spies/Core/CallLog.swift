import Foundation

/// Records what happened to all doubles of one test, in order.
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
/// A double that needs an answer which was not planned reports a
/// *problem* instead of trapping. Give the log something that makes a problem a failure of the test:
///
/// ```swift
/// let log = CallLog { problem in Issue.record("\(problem)") }
/// ```
///
/// A Swift Testing suite with the trait `.strictDoubles` does so for every log that its tests create, and so does an
/// XCTest base class with ``reporting(to:while:)``. If a test does not care what its doubles are asked,
/// `CallLog.nice` does not treat a missing answer as a problem:
///
/// ```swift
/// let service = ServiceMock(log: .nice)
/// ```
///
/// A log may be used from any thread.
public final class CallLog: @unchecked Sendable {
    // `@unchecked` is safe, since this lock guards the state and everything that the doubles of this log
    // keep. A call and the question that it asks are both stored before anything can see either of them.
    private let lock = NSLock()
    // The lock already prevents overlapping accesses; a second check would cost as much as all the rest.
    @exclusivity(unchecked) var state = LogState()
    private let problemHandler: (@Sendable (String) -> Void)?
    /// The ambient problem handler at the time when the log was created.
    private let firstHandler: ProblemHandler?
    /// Whether a question without a planned answer is no problem.
    public let isNice: Bool

    /// The handler for the problems of logs that were created without a handler of their own.
    @TaskLocal public static var ambientProblemHandler: ProblemHandler?

    /// A new log that does not treat missing answers as problems.
    public static var nice: CallLog { CallLog(isNice: true) }

    /// The log for the calls of static members, which all tests share.
    ///
    /// It outlives the test that first uses it, so it does not adopt the problem handler of that test.
    public static let ofTypes = $ambientProblemHandler.withValue(nil) { CallLog() }

    /// Creates an empty log.
    ///
    /// - Parameters:
    ///   - isNice: Whether a question without a planned answer is no problem.
    ///   - problemHandler: Gets each problem of a double as it happens, with the calls so far, on the thread where
    ///     it happens. Without one, the problem goes to the current ``ambientProblemHandler``, or to the one at
    ///     the time when the log was created; if there is neither, it is written to standard error. All
    ///     problems are kept in ``problems``.
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

    /// Everything that happened, oldest first, one line each.
    ///
    /// It may be read on any thread, since a line shows the values of a call, but never what is in its objects.
    public var story: [String] { events.map(\.description) }

    /// Everything that happened, oldest first, with who told whom what.
    ///
    /// Like the ``story``, it may be read on any thread.
    public var events: [LoggedEvent] {
        // The entries are copied under the lock, since a double may be recording meanwhile.
        let (entries, calls, held) = locked { (state.entries, state.calls(), state.held) }
        var rest = calls[...]
        var told = LoggedEvents(held: held)
        for entry in entries { told.add(entry, entry.isCall ? rest.popFirst() : nil) }
        return told.events
    }

    /// The answers of doubles, oldest first, without failures.
    ///
    /// Unlike the ``story``, its texts show what is in objects. So read it only while nothing else uses those objects.
    /// Once calls are forgotten, objects are only named again.
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

    /// How many changes there were that a test may wait for: lines of the ``story``, questions that
    /// were put into `held`, and readers of streams that began to wait.
    public var count: Int {
        locked { state.changes }
    }

    /// How many callers are suspended until a double of this log answers: callers of `async` members whose
    /// question is held, and readers of streams without a next value.
    ///
    /// A caller counts from the moment its call is recorded until its answer is given or its task is
    /// cancelled, so a module whose tasks are all among these can do nothing by itself.
    public var awaited: Int {
        locked { state.awaited }
    }

    /// The members whose planned answers were never asked for, such as `ListDataManager.todoItems`.
    ///
    /// An unneeded stub distracts from what the test is about, or shows that something was not asked:
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

    /// Adds a call that is stored on a tape.
    @usableFromInline
    func add(_ tape: any Tape, _ append: () -> Int) {
        change { $0.add(TapePlace(tape: tape, index: append())) }
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

    /// Adds a line to the story that announces the next lines, so that a picture can leave it out.
    ///
    /// - Parameter text: The line.
    public func cue(_ text: String) {
        change { $0.add(note: text, .cue) }
    }

    /// Adds a problem of a double, and reports it to the log's problem handler.
    ///
    /// - Parameter problem: What went wrong, in a sentence.
    public func report(problem: String) {
        change { $0.add(problem: problem) }
    }

    /// Registers a function that returns the name of an unused answer whenever ``unusedAnswers`` is read.
    func watch(_ unusedName: @escaping @Sendable () -> String?) {
        locked { state.watches.append(unusedName) }
    }

    // MARK: Waiting

    /// Calls a function once, as soon as ``count`` is greater than a number.
    ///
    /// The function is called on the thread of the change, or at once if the count is greater already. The change is
    /// complete by then: a function that is called because of a call finds its question in `held`.
    ///
    /// - Parameters:
    ///   - count: The number of changes that are known already.
    ///   - observer: The function to call.
    public func notify(after count: Int, _ observer: @escaping @Sendable () -> Void) {
        if locked({ state.observe(after: count, observer) }) { observer() }
    }

    /// Calls a function on each call of a double from now on, on the thread of the call.
    ///
    /// - Parameter watch: The function to call with each call, also with one that asks something; it replaces the one
    ///   before.
    public func watch(_ watch: @escaping @Sendable (LoggedCall) -> Void) {
        // The old one is released once the lock is free, since that may call a double.
        let old = locked { exchange(&state.watch, with: watch) }
        withExtendedLifetime(old) {}
    }

    /// Reads or plans something under the lock, without notifying observers.
    ///
    /// No foreign code may run inside, and no foreign object may be released there, since
    /// either could call a double of this log.
    @inline(__always)
    func locked<Result>(_ body: () -> Result) -> Result {
        lock.lock()
        defer { lock.unlock() }
        return body()
    }

    /// Makes one complete change under the lock, and then tells the watch, reports new problems and notifies observers.
    ///
    /// As in ``locked(_:)``, no foreign code may run inside.
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
        tell(news)
        return result
    }

    private func tell(_ news: LogState.News) {
        if let watch = news.watch { for call in news.calls { watch(call) } }
        for report in news.reports { tell(report) }
        for observer in news.observers { observer() }
    }

    private func tell(_ report: LogState.Report) {
        let text = describe(report.problem, after: Array(calls.prefix(report.callCount)))
        if let problemHandler { return problemHandler(text) }
        (Self.ambientProblemHandler ?? firstHandler ?? .standardError).report(text)
    }

    /// Returns a problem and the last fifty calls that led to it, as a failure shows them.
    func describe(_ problem: String, after calls: [LoggedCall]) -> String {
        guard !calls.isEmpty else { return "\(problem)\nNothing had been called before." }
        let last = calls.suffix(50)
        let isCut = last.count < calls.count
        let title = isCut ? "The last \(last.count) of \(calls.count) calls so far" : "The calls so far"
        let lines = zip(last.indices, last).map { "  \($0 + 1). \($1)" }
        return "\(problem)\n\(title):\n" + lines.joined(separator: "\n")
    }
}
