/// How a mock answers one of its members: at once, one after the other, or when the test says so.
///
/// The same words serve return values, completions, `async` functions and streams:
///
/// ```swift
/// service.quantity.give(3)                                           // at once, every time
/// service.quantity.give { id in stock[id] ?? 0 }                     // by what is asked
/// service.quantity.give(inOrder: [3, 2])                             // one answer a question
/// service.quantity.fail(Offline())                                   // at once, as an error
/// service.quantity.answer(inOrder: [.success(3), .failure(Offline())])
/// service.quantity.hold()                                            // later: see `held`
/// service.changes.give(stream: [3, 2])                               // a whole stream
/// ```
///
/// `Arguments` are the arguments of the call, as its case of `Call` carries them: a tuple with the same
/// labels, the type itself if there is one argument, and `Void` if there is none.
///
/// Until an answer is planned, each question is reported to the log as a problem, unless the log is nice.
/// It is then answered with the plainest value there is, such as `nil`, or with ``NoAnswer`` if the member can
/// throw it. If neither is possible, the question of a completion, a stream or an `async` caller is held.
///
/// Answers may be planned and asked for on any thread.
public final class Answers<Arguments, Value, Failure: Error>: @unchecked Sendable {
    /// A question that waits for its answer.
    public typealias Held = HeldAnswer<Arguments, Value, Failure>

    /// The member that is answered, as the story calls it.
    public let name: String
    /// The log that the double shares with others.
    public let log: CallLog
    // `@unchecked` is safe, since the lock of the log guards the variables below. A value that is not
    // `Sendable` passes from the test to the subject, as if the test had passed it directly.
    @exclusivity(unchecked) var plan = Plan.none
    @exclusivity(unchecked) var waiting: [Held] = []
    @exclusivity(unchecked) var wasAsked = false
    /// The object that the subject has set, as long as that is the plan.
    @exclusivity(unchecked) var setObject: SetObject?
    /// The values that the subject has set for certain arguments since then.
    @exclusivity(unchecked) var kept: [KeptAnswer<Arguments, Value, Failure>] = []

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

    /// The questions that had to wait, oldest first; they stay here once they are answered.
    public var held: HeldAnswers<Arguments, Value, Failure> {
        HeldAnswers(log.locked { waiting }, of: name, in: log)
    }

    /// Forgets the questions that had to wait, and releases the completions that would get their answers.
    public func forgetHeld() {
        // The old questions are released once the lock is free, since that may call a double.
        let old = log.locked { exchange(&waiting, with: []) }
        withExtendedLifetime(old) {}
    }

    /// Whether the last plan was never needed.
    private var isUnused: Bool {
        log.locked { hasPlan && !wasAsked }
    }
}
