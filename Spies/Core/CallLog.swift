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
/// A suite with the trait `.strictDoubles` does so for every log that its tests create. Where a test
/// does not care what its doubles are asked, `CallLog.nice` takes no missing answer for a problem:
///
/// ```swift
/// let service = ServiceMock(log: .nice)
/// ```
///
/// A log may be used from any thread.
public final class CallLog: @unchecked Sendable {
    // NB: `@unchecked` is backed by this lock, which guards every variable below.
    private let lock = NSLock()
    private var entries: [Entry] = []
    private var awaitedCount = 0
    private var observers: [(count: Int, call: @Sendable () -> Void)] = []
    private var watches: [@Sendable () -> String?] = []
    private let problemHandler: (@Sendable (String) -> Void)?
    /// Whether a question without a planned answer is no problem.
    public let isNice: Bool

    /// What is told of the problems of logs that are created without a handler of their own.
    @TaskLocal public static var ambientProblemHandler: ProblemHandler?

    /// A new log for doubles that may be asked what nobody planned an answer for.
    public static var nice: CallLog { CallLog(isNice: true) }

    /// The log of what is asked of types rather than of objects, which all tests share.
    ///
    /// NB: it outlives the test that first uses it, so it looks for the handler when it needs one.
    public static let ofTypes = CallLog { problem in ambientProblemHandler?.report(problem) }

    private enum Entry {
        case call(LoggedCall)
        case note(String)
        case problem(String)
    }

    /// Creates an empty log.
    ///
    /// - Parameters:
    ///   - isNice: Whether a question without a planned answer is no problem.
    ///   - problemHandler: Is told of each problem of a double as it happens, with the calls so far, on
    ///     the thread where it happens. Without one, the ``ambientProblemHandler`` of this moment is
    ///     told; if there is none either, problems are only kept in ``problems``.
    public init(isNice: Bool = false, problemHandler: (@Sendable (String) -> Void)? = nil) {
        self.isNice = isNice
        self.problemHandler = problemHandler ?? Self.ambientProblemHandler?.report
    }

    /// The calls of all doubles, oldest first.
    public var calls: [LoggedCall] {
        lock.withLock { entries }.compactMap { if case .call(let call) = $0 { call } else { nil } }
    }

    /// What doubles could not do, oldest first, each in a sentence.
    public var problems: [String] {
        lock.withLock { entries }.compactMap { if case .problem(let text) = $0 { text } else { nil } }
    }

    /// Everything that happened, oldest first, a line each.
    public var story: [String] {
        lock.withLock { entries }.map {
            switch $0 {
            case .call(let call): "\(call)"
            case .note(let text): text
            case .problem(let text): "! \(text)"
            }
        }
    }

    /// How many callers are suspended until a test answers, and how many streams are open.
    public var awaited: Int {
        lock.withLock { awaitedCount }
    }

    /// Counts callers that begin or end to wait.
    func addAwaited(_ number: Int) {
        lock.withLock { awaitedCount += number }
    }

    /// How many things happened.
    public var count: Int {
        lock.withLock { entries.count }
    }

    /// Adds a call to the log.
    ///
    /// - Parameter call: What was called, with the name of its double.
    public func record(_ call: LoggedCall) {
        append(.call(call))
    }

    /// Adds a line to the story that is no call, such as an answer that was given.
    ///
    /// - Parameter text: The line.
    public func note(_ text: String) {
        append(.note(text))
    }

    /// Adds something that a double could not do, and tells the log's problem handler.
    ///
    /// - Parameter problem: What went wrong, in a sentence.
    public func report(problem: String) {
        let before = calls
        append(.problem(problem))
        problemHandler?(describe(problem, after: before))
    }

    /// A problem with the calls that led to it, as a person reads it under a failure.
    func describe(_ problem: String, after calls: [LoggedCall]) -> String {
        guard !calls.isEmpty else { return "\(problem)\nNothing had been called before." }
        let lines = calls.enumerated().map { "  \($0 + 1). \($1)" }
        return "\(problem)\nThe calls so far:\n" + lines.joined(separator: "\n")
    }

    /// What was planned but never asked for, such as `ListDataManager.todoItems`.
    ///
    /// A stub that no test needs hides what the test is about, or shows that something was not asked:
    ///
    /// ```swift
    /// #expect(log.unusedAnswers == [])
    /// ```
    public var unusedAnswers: [String] {
        lock.withLock { watches }.compactMap { $0() }
    }

    /// Asks for the name of an unused answer whenever ``unusedAnswers`` are asked for.
    func watch(_ unusedName: @escaping @Sendable () -> String?) {
        lock.withLock { watches.append(unusedName) }
    }

    /// Calls a function once, as soon as more has happened than a count says.
    ///
    /// It is called on the thread on which that happens, or at once if it has happened already.
    ///
    /// - Parameters:
    ///   - count: How many things are known to have happened.
    ///   - observer: What to call.
    public func notify(after count: Int, _ observer: @escaping @Sendable () -> Void) {
        let isDue = lock.withLock {
            if entries.count <= count { observers.append((count, observer)) }
            return entries.count > count
        }
        if isDue { observer() }
    }

    private func append(_ entry: Entry) {
        let due = lock.withLock {
            entries.append(entry)
            let due = observers.filter { $0.count < entries.count }
            observers.removeAll { $0.count < entries.count }
            return due
        }
        for observer in due { observer.call() }
    }
}
