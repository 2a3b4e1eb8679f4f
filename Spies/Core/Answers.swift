import Foundation

/// How a mock answers one of its methods: at once, one after the other, or when the test says so.
///
/// The same plan serves completions, `async` functions and streams:
///
/// ```swift
/// dataManager.todoItems.give([milk])              // at once, every time
/// dataManager.todoItems.give(inOrder: [[], nil])  // at once, one answer a question
/// service.login.fail(Offline())                   // at once, as an error
/// dataManager.todoItems.hold()                    // later: see `held`
/// ```
///
/// Until an answer is planned, a question is reported to the log as a problem and held.
///
/// Answers may be planned and asked for on any thread.
public final class Answers<Value: Sendable, Failure: Error>: @unchecked Sendable {
    /// A question that waits for its answer.
    public typealias Held = HeldAnswer<Value, Failure>

    private enum Plan {
        case none
        case hold
        case always(@Sendable () -> Result<Value, Failure>)
        case inOrder(ArraySlice<Value>)
    }

    /// The method that is answered, as the story calls it.
    public let name: String
    private let log: CallLog
    // NB: `@unchecked` is backed by this lock, which guards the two variables below.
    private let lock = NSLock()
    private var plan = Plan.none
    private var waiting: [Held] = []

    /// Creates answers that are not planned yet.
    ///
    /// - Parameters:
    ///   - name: The method that is answered, as the story calls it.
    ///   - log: The log of the double.
    public init(_ name: String, log: CallLog) {
        self.name = name
        self.log = log
    }

    // MARK: Planning

    /// Answers every question from now on with the same value, at once.
    ///
    /// - Parameter value: The answer.
    public func give(_ value: Value) {
        give { value }
    }

    /// Answers every question from now on with a value made for it, at once.
    ///
    /// - Parameter value: Makes the answer.
    public func give(by value: @escaping @Sendable () -> Value) {
        lock.withLock { plan = .always { .success(value()) } }
    }

    /// Answers the next questions with one value each, at once.
    ///
    /// A question after the last value is a problem, as if no answer had been planned.
    ///
    /// - Parameter values: The answers, in the order of the questions.
    public func give(inOrder values: [Value]) {
        lock.withLock { plan = .inOrder(values[...]) }
    }

    /// Answers every question from now on with an error, at once.
    ///
    /// - Parameter error: The error.
    public func fail(_ error: Failure) {
        lock.withLock { plan = .always { .failure(error) } }
    }

    /// Lets every question from now on wait in ``held``.
    public func hold() {
        lock.withLock { plan = .hold }
    }

    /// The questions that had to wait, oldest first; they stay here once they are answered.
    public var held: [Held] {
        lock.withLock { waiting }
    }

    /// Forgets the questions that had to wait, and with them whoever would be answered.
    public func forgetHeld() {
        lock.withLock { waiting = [] }
    }

    // MARK: Asking

    /// Asks for an answer that goes to a completion of the main actor.
    ///
    /// - Parameter completion: Is called once for each answer, before this returns if it is given at
    ///   once.
    @MainActor
    public func ask(_ completion: @escaping @MainActor @Sendable (Result<Value, Failure>) -> Void) {
        pose(Held(.mainActor(completion), name: name, log: log), isolation: MainActor.shared)
    }

    /// Asks for an answer that goes to a completion of no actor.
    ///
    /// - Parameter completion: Is called once for each answer, on the thread where it is given.
    public func askAnywhere(_ completion: @escaping @Sendable (Result<Value, Failure>) -> Void) {
        pose(Held(.anywhere(completion), name: name, log: log), isolation: nil)
    }

    /// Asks for an answer and waits for it.
    ///
    /// If the waiting task is cancelled and a `CancellationError` can be thrown, it is thrown.
    ///
    /// - Parameter isolation: The actor of the caller; leave it out.
    /// - Returns: The value that is given.
    /// - Throws: The error that is given.
    public func value(isolation: isolated (any Actor)? = #isolation) async throws(Failure) -> Value {
        let question = Held(.caller, name: name, log: log)
        let answer = await withTaskCancellationHandler {
            await withUnsafeContinuation { continuation in
                question.wait(with: continuation)
                pose(question, isolation: isolation)
            }
        } onCancel: {
            question.cancel()
        }
        return try answer.get()
    }

    /// Asks for answers that come as a stream.
    ///
    /// Answers that are given at once end the stream; held ones are ended by ``HeldAnswer/finish()``
    /// or by an error.
    ///
    /// - Returns: The values that are given, until the end or an error.
    public func stream() -> AsyncThrowingStream<Value, any Error> {
        let (stream, continuation) = AsyncThrowingStream<Value, any Error>.makeStream()
        let held = Held(.stream(continuation), name: name, log: log)
        if pose(held, isolation: nil) { held.finish() }
        return stream
    }

    /// Answers a question as planned; whether it was answered at once.
    @discardableResult
    private func pose(_ question: Held, isolation: isolated (any Actor)?) -> Bool {
        let answer: Result<Value, Failure>
        switch nextStep(for: question) {
        case .always(let make): answer = make()
        case .inOrder(let values): answer = .success(values[values.startIndex])
        case .hold: return false
        case .none:
            log.report(problem: "\(name) was asked, but no answer was planned for it.")
            return false
        }
        question.send(answer, isolation: isolation)
        return true
    }

    /// What to do with a question.
    ///
    /// It waits already if it has to. Values in order are never empty.
    private func nextStep(for question: Held) -> Plan {
        lock.withLock {
            switch plan {
            case .always:
                return plan
            case .inOrder(let values) where !values.isEmpty:
                plan = .inOrder(values.dropFirst())
                return .inOrder(values)
            case .hold:
                waiting.append(question)
                return .hold
            case .inOrder, .none:
                waiting.append(question)
                return .none
            }
        }
    }
}
