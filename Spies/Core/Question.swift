/// One of several completions of a call, before the call is recorded; see ``Recorder/question(of:with:_:)``.
public struct Question {
    /// Gives the answer, if it is given at once.
    typealias Settle = (_ isolation: (any Actor)?) -> Void

    /// The log whose lock guards the rest.
    let log: CallLog
    /// Whether an answer is planned, called with the lock held.
    let isPlanned: () -> Bool
    /// Asks the question, with the lock held.
    let pose: (TapePlace?, _ isQuiet: Bool, inout LogState) -> Settle

    init<Arguments, Value, Failure>(
        _ answers: Answers<Arguments, Value, Failure>,
        with arguments: Arguments,
        _ receiver: Receiver<Value, Failure>
    ) {
        log = answers.log
        isPlanned = { answers.hasPlan }
        pose = { place, isQuiet, state in
            let reply = answers.decide(receiver, .always, isQuiet: isQuiet, in: &state) {
                AskedAnswer(receiver, arguments, name: answers.name, place: place, log: answers.log)
            }
            return { answers.settle(reply, arguments, receiver, isolation: $0) }
        }
    }
}
