import Foundation

/// A question that a subject asked of a mock, and that the test answers when it likes.
///
/// Most faults of presenters and interactors show only when an answer comes late, in another order,
/// twice or never. A held answer makes each of these a line of the test:
///
/// ```swift
/// dataManager.todoItems.hold()
/// interactor.findUpcomingItems()
/// interactor.findUpcomingItems()
/// dataManager.todoItems.held[1].give([])      // the second question is answered first
/// dataManager.todoItems.held[0].give([milk])
/// ```
public final class HeldAnswer<Value, Failure: Error>: @unchecked Sendable {
    /// Where the answer goes.
    enum Receiver {
        case mainActor(@MainActor @Sendable (Result<Value, Failure>) -> Void)
        case anywhere((Result<Value, Failure>) -> Void)
        case caller
        case stream(AsyncThrowingStream<Value, any Error>.Continuation)
        case values(AsyncStream<Value>.Continuation)
    }

    private enum Caller {
        case unknown
        case waiting(UnsafeContinuation<Void, Never>)
        case answered
        case cancelled
    }

    /// Whether another answer can follow: a completion and a stream can be given many, a caller that
    /// awaits its answer just one.
    public let canBeGivenAgain: Bool

    private let receiver: Receiver
    private let name: String
    private let log: CallLog
    // NB: `@unchecked` is backed by this lock, which guards every variable below. A value that is not
    // `Sendable` passes from the test to the subject, as if the test had handed it over itself.
    private let lock = NSLock()
    private var timesGiven = 0
    private var caller = Caller.unknown
    /// Answers on their way to the receiver.
    private var pending: [Result<Value, Failure>] = []

    init(_ receiver: Receiver, name: String, log: CallLog) {
        self.receiver = receiver
        self.name = name
        self.log = log
        switch receiver {
        case .stream(let continuation):
            log.addAwaited(1)
            continuation.onTermination = { _ in log.addAwaited(-1) }
        case .values(let continuation):
            log.addAwaited(1)
            continuation.onTermination = { _ in log.addAwaited(-1) }
        case .mainActor, .anywhere, .caller:
            break
        }
        canBeGivenAgain = if case .caller = receiver { false } else { true }
    }

    /// How many answers have been given.
    public var count: Int {
        lock.withLock { timesGiven }
    }

    /// Whether a caller is suspended until the answer comes.
    public var isAwaited: Bool {
        lock.withLock { if case .waiting = caller { true } else { false } }
    }

    /// Whether the answers go to a stream, which takes many and then ends.
    public var isStream: Bool {
        switch receiver {
        case .stream, .values: true
        case .mainActor, .anywhere, .caller: false
        }
    }

    // MARK: Answering

    /// Answers with a value.
    ///
    /// A completion that belongs to the main actor is called before this returns if the caller is on
    /// the main actor, and a moment later if it is elsewhere.
    ///
    /// - Parameters:
    ///   - value: The answer.
    ///   - isolation: The actor of the caller; leave it out.
    public func give(_ value: Value, isolation: isolated (any Actor)? = #isolation) {
        send(.success(value), isolation: isolation)
    }

    /// Answers with an error.
    ///
    /// - Parameters:
    ///   - error: The error.
    ///   - isolation: The actor of the caller; leave it out.
    public func fail(_ error: Failure, isolation: isolated (any Actor)? = #isolation) {
        send(.failure(error), isolation: isolation)
    }

    /// Ends a stream; any other answer is over once it is given, so that nothing happens.
    public func finish() {
        switch receiver {
        case .stream(let continuation):
            note { "\($0) ends" }
            continuation.finish()
        case .values(let continuation):
            note { "\($0) ends" }
            continuation.finish()
        case .mainActor, .anywhere, .caller:
            break
        }
    }

    func send(_ answer: Result<Value, Failure>, isolation: isolated (any Actor)?) {
        if case .caller = receiver {
            resume(with: answer)
            return
        }
        lock.withLock { timesGiven += 1 }
        note { Self.describe(answer, name: $0) }
        switch receiver {
        case .mainActor(let completion):
            lock.withLock { pending.append(answer) }
            if isolation === MainActor.shared {
                MainActor.assumeIsolated { deliver(to: completion) }
            } else {
                Task { @MainActor in deliver(to: completion) }
            }
        case .anywhere(let completion):
            completion(answer)
        case .stream(let continuation):
            switch answer {
            case .success(let value): yield(value) { continuation.yield($0) }
            case .failure(let error): continuation.finish(throwing: error)
            }
        case .values(let continuation):
            if case .success(let value) = answer { yield(value) { continuation.yield($0) } }
        case .caller:
            break
        }
    }

    @MainActor
    private func deliver(to completion: @MainActor (Result<Value, Failure>) -> Void) {
        completion(lock.withLock { pending.removeFirst() })
    }

    /// NB: a stream cannot know that a value which is not `Sendable` is handed over for good.
    private func yield<Outcome>(_ value: Value, _ yield: (sending Value) -> Outcome) {
        nonisolated(unsafe) let value = value
        _ = yield(value)
    }

    // MARK: Waiting

    /// Lets a caller wait until its answer can be taken.
    func wait(with continuation: UnsafeContinuation<Void, Never>) {
        let isOver = lock.withLock {
            guard case .unknown = caller else { return true }
            caller = .waiting(continuation)
            log.addAwaited(1)
            return false
        }
        if isOver { continuation.resume() }
    }

    /// The answer that a caller has waited for.
    func takeAnswer() -> Result<Value, Failure> {
        lock.withLock { pending.removeFirst() }
    }

    /// Ends the wait of a caller whose task was cancelled, if its errors allow it.
    func cancel() {
        guard let error = CancellationError() as? Failure else { return }
        guard let waiting = settle(.cancelled, with: .failure(error)) else { return }
        note { "\($0) is cancelled by its caller" }
        waiting()
    }

    private func resume(with answer: Result<Value, Failure>) {
        if let waiting = settle(.answered, with: answer) {
            note { Self.describe(answer, name: $0) }
            waiting()
        } else if lock.withLock({ if case .answered = caller { true } else { false } }) {
            log.report(problem: "\(name) was answered twice, but its caller awaits one answer.")
        }
    }

    /// Ends the wait, unless it is over; what is returned wakes the caller.
    private func settle(_ end: Caller, with answer: Result<Value, Failure>) -> (() -> Void)? {
        lock.withLock {
            let wake: () -> Void
            switch caller {
            case .unknown: wake = {}
            case .waiting(let continuation):
                log.addAwaited(-1)
                wake = { continuation.resume() }
            case .answered, .cancelled: return nil
            }
            if case .answered = end { timesGiven += 1 }
            caller = end
            pending.append(answer)
            return wake
        }
    }

    /// Adds a line to the story, which must not keep whoever is answered.
    private func note(_ line: @escaping (String) -> String) {
        let name = name
        log.note(line(name))
    }

    static func describe(_ answer: Result<Value, Failure>, name: String) -> String {
        switch answer {
        case .success(let value): "\(name) answers \(value)"
        case .failure(let error): "\(name) fails with \(error)"
        }
    }
}
