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
///
/// It knows what it was asked with:
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
        // NB: in a box like an answer, since a value of an unknown size is slow.
        case cancelled(Given<Value, Failure>)
    }

    /// Whether another answer can follow: a completion and a stream can be given many, a caller that
    /// awaits its answer just one.
    public let canBeGivenAgain: Bool

    /// The call that asks, with the name of its double; `nil` if the double does not record it, or has forgotten it.
    public var call: LoggedCall? {
        log.locked { place?.call }
    }

    /// What the member was called with: a tuple with the labels of its `Call`, or the one argument.
    ///
    /// - Throws: ``NotAsked`` for a `held[2]` that is not there; `asked(3)` waits for it.
    public var arguments: Arguments {
        get throws { throw NotAsked("\(name) was not asked, so it has no arguments.", in: log) }
    }

    let place: TapePlace?
    let receiver: Receiver<Value, Failure>
    let name: String
    let log: CallLog
    // NB: `@unchecked` is backed by the lock of the log, which guards the variables below. A value that is
    // not `Sendable` passes from the test to the subject, as if the test had handed it over itself.
    var timesGiven = 0
    var caller = Caller.asking
    /// What a completion is given before anything else; `nil` once it has been given.
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

    /// Whether somebody is suspended until the answer comes: the caller of an `async` member, or the reader of a
    /// stream for which nothing is there yet.
    public var isAwaited: Bool {
        log.locked {
            switch receiver {
            case .caller: isOpen
            case .stream(let buffer): buffer.isRead
            case .mainActor, .anywhere: false
            }
        }
    }

    /// Whether its caller stopped waiting before there was an answer, or its reader before the stream ended, since its
    /// task was cancelled.
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

    /// Whether nothing has been given to the caller.
    ///
    /// NB: to be asked with the lock.
    var isOpen: Bool {
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
}

extension HeldAnswer where Value == Void {
    /// Answers.
    ///
    /// - Parameter isolation: The actor of the caller; leave it out.
    public func give(isolation: isolated (any Actor)? = #isolation) {
        give((), isolation: isolation)
    }
}
