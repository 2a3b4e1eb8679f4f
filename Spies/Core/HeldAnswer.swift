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
    private enum Caller {
        case asking
        case waiting(UnsafeContinuation<Void, Never>)
        case answered(Given<Value, Failure>)
        case cancelled(Failure)
    }

    /// What has to be done once an answer is in the story.
    private enum Delivery {
        case receiver
        case wake([UnsafeContinuation<Void, Never>])
        case nothing
    }

    /// Whether another answer can follow: a completion and a stream can be given many, a caller that
    /// awaits its answer just one.
    public let canBeGivenAgain: Bool

    /// The call that asks, with the name of its double; `nil` if the double does not record it.
    public var call: LoggedCall? {
        log.locked { place?.call }
    }

    private let place: TapePlace?
    private let receiver: Receiver<Value, Failure>
    private let name: String
    private let log: CallLog
    // NB: `@unchecked` is backed by the lock of the log, which guards the variables below. A value that is
    // not `Sendable` passes from the test to the subject, as if the test had handed it over itself.
    private var timesGiven = 0
    private var caller = Caller.asking

    init(_ receiver: Receiver<Value, Failure>, name: String, place: TapePlace?, log: CallLog) {
        self.receiver = receiver
        self.name = name
        self.place = place
        self.log = log
        canBeGivenAgain = if case .caller = receiver { false } else { true }
    }

    /// How many answers have been given.
    public var count: Int {
        log.locked { timesGiven }
    }

    /// Whether a caller is suspended until the answer comes.
    public var isAwaited: Bool {
        guard !canBeGivenAgain else { return false }
        return log.locked { isOpen }
    }

    /// Whether the answers go to a stream, which takes many and then ends.
    public var isStream: Bool {
        if case .stream = receiver { true } else { false }
    }

    /// Whether nothing has been given to the caller.
    ///
    /// NB: to be asked with the lock.
    private var isOpen: Bool {
        switch caller {
        case .asking, .waiting: true
        case .answered, .cancelled: false
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
        guard case .stream(let buffer) = receiver else { return }
        let readers = log.change { state in
            let readers = buffer.finish(.success(()), in: &state)
            if readers != nil { state.add(note: "\(name) ends") }
            return readers
        }
        for reader in readers ?? [] { reader.resume() }
    }

    private func send(_ answer: Result<Value, Failure>, isolation: isolated (any Actor)?) {
        let given = Given(answer, of: name)
        switch log.change({ accept(given, in: &$0) }) {
        case .receiver: receiver.deliver(answer, isolation: isolation)
        case .wake(let waiting): for continuation in waiting { continuation.resume() }
        case .nothing: break
        }
    }

    /// Writes an answer into the story.
    ///
    /// NB: to be called with the lock.
    private func accept(_ answer: Given<Value, Failure>, in state: inout LogState) -> Delivery {
        guard case .caller = receiver else {
            timesGiven += 1
            state.add(answer)
            guard case .stream(let buffer) = receiver else { return .receiver }
            switch answer.result {
            case .success(let value): return .wake(buffer.add(value, in: &state))
            case .failure(let error): return .wake(buffer.finish(.failure(error), in: &state) ?? [])
            }
        }
        switch caller {
        case .asking, .waiting:
            timesGiven += 1
            state.add(answer)
            return .wake(end(.answered(answer), in: &state))
        case .answered:
            state.add(problem: "\(name) was answered twice, but its caller awaits one answer.")
            return .nothing
        case .cancelled:
            return .nothing
        }
    }

    // MARK: Waiting

    /// Waits for the one answer of a caller.
    func answer(isolation: isolated (any Actor)?) async -> Result<Value, Failure> {
        await withTaskCancellationHandler {
            await withUnsafeContinuation { wait(with: $0) }
        } onCancel: {
            cancel()
        }
        return log.locked {
            switch caller {
            case .answered(let answer): answer.result
            case .cancelled(let error): .failure(error)
            case .asking, .waiting: preconditionFailure("\(name) was woken before its answer was there.")
            }
        }
    }

    private func wait(with continuation: UnsafeContinuation<Void, Never>) {
        let isWaiting = log.locked {
            guard isOpen else { return false }
            caller = .waiting(continuation)
            return true
        }
        if !isWaiting { continuation.resume() }
    }

    /// Ends the wait of a caller whose task was cancelled, if its errors allow it.
    private func cancel() {
        guard let error = CancellationError() as? Failure else { return }
        let waiting = log.change { state in
            guard isOpen else { return [] as [UnsafeContinuation<Void, Never>] }
            state.add(note: "\(name) is cancelled by its caller")
            return end(.cancelled(error), in: &state)
        }
        for continuation in waiting { continuation.resume() }
    }

    /// Ends the wait.
    ///
    /// NB: to be called with the lock.
    ///
    /// - Returns: Whom to wake once the lock is free.
    private func end(_ end: Caller, in state: inout LogState) -> [UnsafeContinuation<Void, Never>] {
        defer { caller = end }
        state.change(awaited: -1)
        return if case .waiting(let continuation) = caller { [continuation] } else { [] }
    }
}
