/// A question that a subject asked a mock, and that the test answers when it likes.
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
///
/// It also has the arguments of the call:
///
/// ```swift
/// #expect(try dataManager.todoItems.held[0].arguments.from == monday)
/// ```
public class HeldAnswer<Arguments, Value, Failure: Error>: @unchecked Sendable {
    /// How far the caller of an `async` member has come.
    enum Caller {
        case asking
        case waiting(UnsafeContinuation<Void, Never>)
        case answered(Given<Value, Failure>)
        // It is boxed like an answer, since a value of an unknown size is slow.
        case cancelled(Given<Value, Failure>)
    }

    /// Whether another answer can follow: a completion and a stream can get many, a caller that
    /// awaits its answer just one.
    public let canBeGivenAgain: Bool

    /// The call that asks, with the name of its double; `nil` if the double does not record it, or has forgotten it.
    public var call: LoggedCall? {
        log.locked { place?.call }
    }

    /// The arguments of the call: a tuple with the labels of its `Call`, or the one argument.
    ///
    /// - Throws: ``NotAsked`` for a `held[2]` that does not exist; `asked(3)` waits for it.
    public var arguments: Arguments {
        get throws { throw NotAsked("\(name) was not asked, so it has no arguments.", in: log) }
    }

    let place: TapePlace?
    let receiver: Receiver<Value, Failure>
    let name: String
    let log: CallLog
    // `@unchecked` is safe, since the lock of the log guards the variables below. A value that is not
    // `Sendable` passes from the test to the subject, as if the test had passed it directly.
    var timesGiven = 0
    var caller = Caller.asking
    /// The answers that a completion gets before any other; `nil` once it has them.
    var backlog: [Given<Value, Failure>]?

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

    /// Whether a caller is suspended until the answer comes: the caller of an `async` member, or the reader of a
    /// stream without a next value.
    public var isAwaited: Bool {
        log.locked {
            switch receiver {
            case .caller: isOpen
            case .stream(let buffer): buffer.isRead
            case .mainActor, .anywhere: false
            }
        }
    }

    /// Whether the task of its caller was cancelled before there was an answer, or the task of its reader before the
    /// stream ended.
    public var isCancelled: Bool {
        log.locked {
            switch (caller, receiver) {
            case (.cancelled, _): true
            case (_, .stream(let buffer)): buffer.isCancelled
            default: false
            }
        }
    }

    /// Whether the answers go to a stream, which takes many and then ends.
    public var isStream: Bool { receiver.isStream }

    /// Whether the caller is neither answered nor cancelled, read with the lock held.
    var isOpen: Bool {
        switch caller {
        case .asking, .waiting: true
        case .answered, .cancelled: false
        }
    }

    // MARK: Answering

    /// Answers with a value.
    ///
    /// A completion that is isolated to the main actor is called before this returns if the caller is on
    /// the main actor, and a moment later otherwise.
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

    /// Ends a stream; for any other question this does nothing.
    public func finish() {
        guard case .stream(let buffer) = receiver else { return }
        let readers = log.change { state in
            let readers = buffer.finish(.success(()), in: &state)
            if readers != nil { state.add(note: "\(name) ends") }
            return readers
        }
        for reader in readers ?? [] { reader.resume() }
    }
}

extension HeldAnswer where Value == Void {
    /// Answers.
    ///
    /// - Parameter isolation: The actor of the caller; leave it out.
    public func give(isolation: isolated (any Actor)? = #isolation) {
        give((), isolation: isolation)
    }
}
