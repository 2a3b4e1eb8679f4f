/// One of several completions of a call, before the call is recorded; see ``Answers/question(_:)``.
public class Question {
    init() {}

    /// The log whose lock guards what follows.
    var log: CallLog { preconditionFailure("A question belongs to answers.") }

    /// Whether an answer is planned.
    ///
    /// NB: to be asked with the lock.
    var isPlanned: Bool { false }

    /// Asks it.
    ///
    /// NB: to be called with the lock.
    ///
    /// - Parameters:
    ///   - place: The call that asks.
    ///   - isQuiet: Whether it is no problem that no answer is planned.
    ///   - state: What the log knows.
    func pose(_ place: TapePlace?, isQuiet: Bool, in state: inout LogState) {}

    /// Gives the answer, if it is given at once.
    func settle(isolation: isolated (any Actor)?) {}
}

/// A question to answers of one type.
final class TypedQuestion<Value, Failure: Error>: Question {
    private let answers: Answers<Value, Failure>
    private let receiver: Receiver<Value, Failure>
    private var reply = Answers<Value, Failure>.Reply.missing

    init(_ answers: Answers<Value, Failure>, _ receiver: Receiver<Value, Failure>) {
        self.answers = answers
        self.receiver = receiver
    }

    override var log: CallLog { answers.log }

    override var isPlanned: Bool { answers.hasPlan }

    override func pose(_ place: TapePlace?, isQuiet: Bool, in state: inout LogState) {
        reply = answers.decide(place, receiver, .always, isQuiet: isQuiet, in: &state)
    }

    override func settle(isolation: isolated (any Actor)?) {
        answers.settle(reply, receiver, isolation: isolation)
    }
}
