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
public final class HeldAnswer<Value: Sendable, Failure: Error>: @unchecked Sendable {
    /// Where the answer goes.
    enum Receiver {
        case mainActor(@MainActor @Sendable (Result<Value, Failure>) -> Void)
        case anywhere(@Sendable (Result<Value, Failure>) -> Void)
        case caller
        case stream(AsyncThrowingStream<Value, any Error>.Continuation)
    }

    /// Whether another answer can follow: a completion and a stream can be given many, a caller that
    /// awaits its answer just one.
    public let canBeGivenAgain: Bool

    private let receiver: Receiver
    private let name: String
    private let log: CallLog
    // NB: `@unchecked` is backed by this lock, which guards every variable below.
    private let lock = NSLock()
    private var timesGiven = 0
    private var isCancelled = false
    private var caller: UnsafeContinuation<Result<Value, Failure>, Never>?

    init(_ receiver: Receiver, name: String, log: CallLog) {
        self.receiver = receiver
        self.name = name
        self.log = log
        canBeGivenAgain = if case .caller = receiver { false } else { true }
    }

    /// How many answers have been given.
    public var count: Int {
        lock.withLock { timesGiven }
    }

    /// Whether a caller is suspended until the answer comes.
    public var isAwaited: Bool {
        lock.withLock { caller != nil }
    }

    /// Whether the answers go to a stream, which takes many and then ends.
    public var isStream: Bool {
        if case .stream = receiver { true } else { false }
    }

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
        guard case .stream(let continuation) = receiver else { return }
        note { "\($0) ends" }
        continuation.finish()
    }

    /// Sets the caller who awaits the answer.
    func wait(with continuation: UnsafeContinuation<Result<Value, Failure>, Never>) {
        lock.withLock { caller = continuation }
        if Task.isCancelled { cancel() }
    }

    /// Ends the wait of a caller whose task was cancelled, if its errors allow it.
    func cancel() {
        guard let error = CancellationError() as? Failure else { return }
        let waiting = lock.withLock {
            guard let caller else { return nil as UnsafeContinuation<Result<Value, Failure>, Never>? }
            self.caller = nil
            isCancelled = true
            return caller
        }
        guard let waiting else { return }
        note { "\($0) is cancelled by its caller" }
        waiting.resume(returning: .failure(error))
    }

    func send(_ answer: Result<Value, Failure>, isolation: isolated (any Actor)? = #isolation) {
        switch receiver {
        case .mainActor(let completion):
            note(answer)
            if isolation === MainActor.shared {
                MainActor.assumeIsolated { completion(answer) }
            } else {
                Task { @MainActor in completion(answer) }
            }
        case .anywhere(let completion):
            note(answer)
            completion(answer)
        case .stream(let continuation):
            note(answer)
            switch answer {
            case .success(let value): continuation.yield(value)
            case .failure(let error): continuation.finish(throwing: error)
            }
        case .caller:
            resume(with: answer)
        }
    }

    private func resume(with answer: Result<Value, Failure>) {
        let (waiting, isCancelled) = lock.withLock {
            defer { caller = nil }
            return (caller, self.isCancelled)
        }
        if let waiting {
            note(answer)
            waiting.resume(returning: answer)
        } else if !isCancelled {
            log.report(problem: "\(name) was answered twice, but its caller awaits one answer.")
        }
    }

    private func note(_ answer: Result<Value, Failure>) {
        lock.withLock { timesGiven += 1 }
        note { Self.describe(answer, to: $0) }
    }

    /// Adds a line to the story, which must not keep whoever is answered.
    private func note(_ line: @escaping @Sendable (String) -> String) {
        let name = name
        log.note(line(name))
    }

    private static func describe(_ answer: Result<Value, Failure>, to name: String) -> String {
        switch answer {
        case .success(let value): "\(name) answers \(value)"
        case .failure(let error): "\(name) fails with \(error)"
        }
    }
}
