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
/// A log may be used from any thread.
public final class CallLog: @unchecked Sendable {
    // NB: `@unchecked` is backed by this lock, which guards every variable below.
    private let lock = NSLock()
    private var entries: [Entry] = []
    private var observers: [@Sendable () -> Void] = []
    private var problemHandler: (@Sendable (String) -> Void)?

    private enum Entry {
        case call(LoggedCall)
        case note(@Sendable () -> String)
        case problem(String)
    }

    /// Creates an empty log.
    ///
    /// - Parameter problemHandler: Is told of each problem of a double as it happens, on the thread
    ///   where it happens. Without one, problems are only kept in ``problems``.
    public init(problemHandler: (@Sendable (String) -> Void)? = nil) {
        self.problemHandler = problemHandler
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
            case .note(let text): text()
            case .problem(let text): "! \(text)"
            }
        }
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
    /// - Parameter text: The line; it is made only if the story is read.
    public func note(_ text: @autoclosure @escaping @Sendable () -> String) {
        append(.note(text))
    }

    /// Adds something that a double could not do, and tells the log's problem handler.
    ///
    /// - Parameter problem: What went wrong, in a sentence.
    public func report(problem: String) {
        append(.problem(problem))
        lock.withLock { problemHandler }?(problem)
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
            if entries.count <= count { observers.append(observer) }
            return entries.count > count
        }
        if isDue { observer() }
    }

    private func append(_ entry: Entry) {
        let due = lock.withLock {
            entries.append(entry)
            defer { observers = [] }
            return observers
        }
        for observer in due { observer() }
    }
}
