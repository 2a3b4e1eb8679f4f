import Foundation

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

    enum Plan {
        case none
        case hold
        case always(Result<Value, Failure>)
        case made(by: @Sendable () -> Value)
        case inOrder(ArraySlice<Value>)
    }

    /// The method that is answered, as the story calls it.
    public let name: String
    let log: CallLog
    // NB: `@unchecked` is backed by this lock, which guards the variables below. A value that is not
    // `Sendable` passes from the test to the subject, as if the test had handed it over itself.
    private let lock = NSLock()
    private var plan = Plan.none
    private var waiting: [Held] = []
    private var wasAsked = false

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
        change(.always(.success(value)))
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
        change(.always(.failure(error)))
    }

    /// Lets every question from now on wait in ``held``.
    public func hold() {
        change(.hold)
    }

    /// The questions that had to wait, oldest first; they stay here once they are answered.
    public var held: [Held] {
        lock.withLock { waiting }
    }

    /// Forgets the questions that had to wait, and with them whoever would be answered.
    public func forgetHeld() {
        lock.withLock { waiting = [] }
    }

    /// Whether an answer is planned.
    public var isPlanned: Bool {
        lock.withLock { if case .none = plan { false } else { true } }
    }

    /// Answers every question from now on with what the subject itself has set.
    ///
    /// Unlike a value that a test gives, it is no unused answer if nobody reads it.
    ///
    /// - Parameter value: The new value of a property.
    public func keep(_ value: Value) {
        change(.always(.success(value)), isNeeded: false)
    }

    private func change(_ plan: Plan, isNeeded: Bool = true) {
        lock.withLock {
            self.plan = plan
            wasAsked = !isNeeded
        }
    }

    /// Whether the last plan was never needed.
    private var isUnused: Bool {
        isPlanned && !lock.withLock { wasAsked }
    }

    // MARK: Asking

    /// What a question is answered with; `nil` if it is not answered at once.
    ///
    /// - Parameter question: Waits if there is no answer; `nil` if it cannot wait.
    func answer(to question: Held?) -> Result<Value, Failure>? {
        let plan = lock.withLock { step(for: question) }
        return switch plan {
        case .always(let answer): answer
        case .made(let make): .success(make())
        case .inOrder(let values): values.first.map { .success($0) }
        case .hold, .none: nil
        }
    }

    /// Reports that nothing was planned for a question.
    func reportMissingPlan() {
        guard !log.isNice else { return }
        log.report(problem: NoAnswer(question: name).description)
    }

    /// NB: to be called with the lock.
    private func step(for question: Held?) -> Plan {
        wasAsked = true
        switch plan {
        case .inOrder(let values) where !values.isEmpty:
            plan = .inOrder(values.dropFirst())
            return .inOrder(values)
        case .always, .made:
            return plan
        case .hold, .inOrder, .none:
            if let question { waiting.append(question) }
            return if case .hold = plan { .hold } else { .none }
        }
    }

    /// Whether a question that was not answered at once was meant to wait.
    var isHolding: Bool {
        lock.withLock { if case .hold = plan { true } else { false } }
    }

    /// Takes back a question that is answered otherwise.
    func drop(_ question: Held) {
        lock.withLock { waiting.removeAll { $0 === question } }
    }
}

extension Answers where Value == Void {
    /// Answers every question from now on, at once.
    public func give() {
        give(())
    }
}
