extension Answers {
    /// Returns the answer that is given at once, if it is just one.
    func answer(_ reply: Reply, _ arguments: Arguments) -> Given<Value, Failure>? {
        switch reply {
        case .now(let given):
            return given
        case .made(let make):
            let given = Given(make(arguments), of: name)
            log.change { $0.add(given) }
            return given
        case .held, .series, .heldAfter, .missing:
            return nil
        }
    }

    /// Gives a completion the answers that it gets at once.
    func settle(
        _ reply: Reply,
        _ arguments: Arguments,
        _ receiver: Receiver<Value, Failure>,
        isolation: (any Actor)?
    ) {
        switch reply {
        case .now, .made:
            if let given = answer(reply, arguments) { receiver.deliver(given.result, isolation: isolation) }
        case .series(let answers):
            for given in answers { receiver.deliver(given.result, isolation: isolation) }
        case .heldAfter(let question):
            question.deliverBacklog(isolation: isolation)
        case .held, .missing:
            break
        }
    }

    /// Answers without a plan: with an error, a plain value, or, if neither is known, the end of the process.
    func plainAnswer() throws(Failure) -> Value { try plainAnswer(of: Value.self) }

    private func plainAnswer<Needed>(
        of type: Needed.Type,
        since problem: (any Error)? = nil
    ) throws(Failure) -> Needed {
        let missing = log.locked { missingAnswer }
        if let error = missing as? Failure { throw error }
        if let value = PlainValue.of(type, insteadOf: missing) { return value }
        if let error = PlainValue.of(Failure.self, insteadOf: missing) { throw error }
        let advice = "plan an answer before it is asked, or make \(TypeName.inModule(type)) a HasPlainValue"
        fatalError(
            log.describe("\(problem ?? missing) Nothing can be returned for it: \(advice).", after: log.calls)
        )
    }
}

extension Answers where Value == Any {
    /// Returns a value of the type that only the caller knows.
    ///
    /// A planned value of another type counts as no answer.
    func needed<Needed>(_ given: Result<Any, Failure>?) throws(Failure) -> Needed {
        guard let given else { return try plainAnswer(of: Needed.self) }
        let answer: Result<Needed, Failure>? = given.cast(for: name, in: log)
        if let answer { return try answer.get() }
        let planned = try given.get()
        return try plainAnswer(
            of: Needed.self,
            since: WrongAnswer(question: name, planned: planned, needed: Needed.self)
        )
    }
}
