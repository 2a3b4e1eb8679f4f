/// How a mock answers one of its members: at once, one after the other, or when the test says so.
///
/// The same plan serves return values, completions, `async` functions and streams:
///
/// ```swift
/// dataManager.todoItems.give([milk])              // at once, every time
/// dataManager.todoItems.give(inOrder: [[], nil])  // at once, one answer a question
/// service.login.fail(Offline())                   // at once, as an error
/// dataManager.todoItems.hold()                    // later: see `held`
/// ```
///
/// Until an answer is planned, a question is reported to the log as a problem, unless the log is nice.
/// It is then answered with the plainest value there is, such as `nil`, or with ``NoAnswer`` if errors can
/// be thrown; a completion, a stream and an `async` caller that can be given neither are held.
///
/// Answers may be planned and asked for on any thread.
public final class Answers<Value, Failure: Error>: @unchecked Sendable {
    /// A question that waits for its answer.
    public typealias Held = HeldAnswer<Value, Failure>

    private enum Plan {
        case none
        case hold
        case always(Given<Value, Failure>)
        case made(by: @Sendable () -> Value)
        case inOrder(ArraySlice<Value>)
    }

    /// How a question is answered.
    enum Reply {
        case now(Given<Value, Failure>)
        case made(by: @Sendable () -> Value)
        case held(Held)
        case missing
    }

    /// The method that is answered, as the story calls it.
    public let name: String
    let log: CallLog
    // NB: `@unchecked` is backed by the lock of the log, which guards the variables below. A value that is
    // not `Sendable` passes from the test to the subject, as if the test had handed it over itself.
    @exclusivity(unchecked) private var plan = Plan.none
    @exclusivity(unchecked) private var waiting: [Held] = []
    @exclusivity(unchecked) private var wasAsked = false

    /// Creates answers that are not planned yet.
    ///
    /// - Parameters:
    ///   - name: The member that is answered, as the story calls it.
    ///   - log: The log of the double.
    public init(_ name: String, log: CallLog) {
        self.name = name
        self.log = log
        log.watch { [weak self] in self?.isUnused == true ? name : nil }
    }

    // MARK: Planning

    /// Answers every question from now on with the same value, at once.
    ///
    /// - Parameter value: The answer.
    public func give(_ value: Value) {
        change(always(.success(value)))
    }

    /// Answers every question from now on with a value made for it, at once.
    ///
    /// - Parameter value: Makes the answer.
    public func give(by value: @escaping @Sendable () -> Value) {
        change(.made(by: value))
    }

    /// Answers the next questions with one value each, at once.
    ///
    /// A question after the last value is a problem, as if no answer had been planned.
    ///
    /// - Parameter values: The answers, in the order of the questions.
    public func give(inOrder values: [Value]) {
        change(.inOrder(values[...]))
    }

    /// Answers every question from now on with an error, at once.
    ///
    /// - Parameter error: The error.
    public func fail(_ error: Failure) {
        change(always(.failure(error)))
    }

    /// Lets every question from now on wait in ``held``.
    public func hold() {
        change(.hold)
    }

    /// The questions that had to wait, oldest first; they stay here once they are answered.
    public var held: HeldAnswers<Value, Failure> {
        HeldAnswers(log.locked { waiting }, of: name, in: log)
    }

    /// Forgets the questions that had to wait, and with them whoever would be answered.
    public func forgetHeld() {
        // NB: what is forgotten is released when the lock is free, since it may call a double.
        let old = log.locked { exchange(&waiting, with: []) }
        withExtendedLifetime(old) {}
    }

    /// Whether an answer is planned.
    public var isPlanned: Bool {
        log.locked { hasPlan }
    }

    /// Answers every question from now on with what the subject itself has set.
    ///
    /// Unlike a value that a test gives, it is no unused answer if nobody reads it.
    ///
    /// - Parameter value: The new value of a property.
    public func keep(_ value: Value) {
        keep(value, Unrecorded(), on: nil)
    }

    func keep<Call>(_ value: Value, _ call: Call, on tape: CallTape<Call>?) {
        let plan = always(.success(value))
        let old = log.change { state in
            _ = tape?.record(call, in: &state)
            wasAsked = true
            return exchange(&self.plan, with: plan)
        }
        withExtendedLifetime(old) {}
    }

    private func always(_ answer: Result<Value, Failure>) -> Plan {
        .always(Given(answer, of: name))
    }

    /// NB: an old plan is released when the lock is free, since it may hold an object that calls a double.
    private func change(_ plan: Plan) {
        let old = log.locked {
            wasAsked = false
            return exchange(&self.plan, with: plan)
        }
        withExtendedLifetime(old) {}
    }

    /// Whether the last plan was never needed.
    private var isUnused: Bool {
        log.locked { hasPlan && !wasAsked }
    }

    // MARK: Asking

    /// Whether an answer is planned.
    ///
    /// NB: to be asked with the lock.
    var hasPlan: Bool { if case .none = plan { false } else { true } }

    /// Decides how a question is answered.
    ///
    /// NB: to be called with the lock.
    ///
    /// - Parameters:
    ///   - place: The call that asks.
    ///   - receiver: Where the answer goes.
    ///   - patience: When the question can wait.
    ///   - isQuiet: Whether it is no problem that no answer is planned.
    ///   - state: What the log knows.
    func decide(
        _ place: TapePlace?,
        _ receiver: Receiver<Value, Failure>,
        _ patience: Patience,
        isQuiet: Bool = false,
        in state: inout LogState
    ) -> Reply {
        wasAsked = true
        switch plan {
        case .always(let given):
            state.add(given)
            return .now(given)
        case .made(let make):
            return .made(by: make)
        case .inOrder(let values) where !values.isEmpty:
            plan = .inOrder(values.dropFirst())
            let given = Given<Value, Failure>(.success(values[values.startIndex]), of: name)
            state.add(given)
            return .now(given)
        case .hold where patience != .never:
            return hold(place, receiver, in: &state)
        case .hold, .inOrder, .none:
            if !log.isNice, !isQuiet { state.add(problem: NoAnswer(question: name).description) }
            return patience == .always ? hold(place, receiver, in: &state) : .missing
        }
    }

    private func hold(_ place: TapePlace?, _ receiver: Receiver<Value, Failure>, in state: inout LogState) -> Reply {
        let question = Held(receiver, name: name, place: place, log: log)
        waiting.append(question)
        state.change(awaited: question.canBeGivenAgain ? 0 : 1)
        return .held(question)
    }

    /// The answer that is given at once, if there is one.
    func answer(_ reply: Reply) -> Given<Value, Failure>? {
        switch reply {
        case .now(let given):
            return given
        case .made(let make):
            let given = Given<Value, Failure>(.success(make()), of: name)
            log.change { $0.add(given) }
            return given
        case .held, .missing:
            return nil
        }
    }
}

extension Answers where Value == Void {
    /// Answers every question from now on, at once.
    public func give() {
        give(())
    }
}
