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
/// `Arguments` is what the member is called with, as its case of `Call` carries it: a tuple with the same
/// labels, the type itself if there is one argument, and `Void` if there is none.
///
/// Until an answer is planned, a question is reported to the log as a problem, unless the log is nice.
/// It is then answered with the plainest value there is, such as `nil`, or with ``NoAnswer`` if errors can
/// be thrown; a completion, a stream and an `async` caller that can be given neither are held.
///
/// Answers may be planned and asked for on any thread.
public final class Answers<Arguments, Value, Failure: Error>: @unchecked Sendable {
    /// A question that waits for its answer.
    public typealias Held = HeldAnswer<Arguments, Value, Failure>

    /// The member that is answered, as the story calls it.
    public let name: String
    /// The log that the double shares with others.
    public let log: CallLog
    // NB: `@unchecked` is backed by the lock of the log, which guards the variables below. A value that is
    // not `Sendable` passes from the test to the subject, as if the test had handed it over itself.
    @exclusivity(unchecked) var plan = Plan.none
    @exclusivity(unchecked) var waiting: [Held] = []
    @exclusivity(unchecked) var wasAsked = false
    /// The object that the subject has set, as long as that is the plan.
    @exclusivity(unchecked) var setObject: SetObject?
    /// What the subject has set for certain arguments since then.
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

    /// Forgets the questions that had to wait, and with them whoever would be answered.
    public func forgetHeld() {
        // NB: what is forgotten is released when the lock is free, since it may call a double.
        let old = log.locked { exchange(&waiting, with: []) }
        withExtendedLifetime(old) {}
    }

    /// Whether the last plan was never needed.
    private var isUnused: Bool {
        log.locked { hasPlan && !wasAsked }
    }
}
