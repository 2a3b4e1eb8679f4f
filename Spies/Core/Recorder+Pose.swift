extension Recorder {
    /// Records a call, asks its completions and decides how it is answered, all in one step.
    func pose<Arguments, Value, Failure>(
        _ call: Call,
        with arguments: Arguments,
        to answers: Answers<Arguments, Value, Failure>,
        for receiver: Receiver<Value, Failure>,
        _ patience: Patience,
        asking questions: [Question] = [],
        isolation: (any Actor)? = nil
    ) -> Answers<Arguments, Value, Failure>.Reply {
        let tape = tape(for: call, in: answers.log)
        var posed = Posed(questions, in: answers.log)
        let returnsValue = patience == .never && Value.self != Void.self
        func ask(
            _ kept: KeptAnswer<Arguments, Value, Failure>?,
            in state: inout LogState
        ) -> Answers<Arguments, Value, Failure>.Reply {
            let place = tape?.record(call, isRead: returnsValue, in: &state)
            posed.pose(place, in: &state)
            return answers.decide(receiver, patience, kept: kept?.plan, in: &state) {
                AskedAnswer(receiver, arguments, name: answers.name, place: place, log: answers.log)
            }
        }
        func askComparing() -> Answers<Arguments, Value, Failure>.Reply {
            let kept = answers.kept(for: arguments).last
            return answers.log.change { state in ask(kept, in: &state) }
        }
        // Only arguments that the subject has set a value for are compared, which needs the lock to be free.
        let prompt = answers.log.change { state in answers.kept.isEmpty ? ask(nil, in: &state) : nil }
        let reply = prompt ?? askComparing()
        posed.settle(isolation: isolation)
        return reply
    }

    /// Returns the tape on which a call is recorded in one step with its question.
    ///
    /// Answers of another log have another lock, so then this records the call at once and returns `nil`.
    func tape(for call: Call, in other: CallLog) -> CallTape<Call>? {
        if other === log { return tape }
        record(call)
        return nil
    }
}
