extension Answers {
    /// The answer that is given at once, if there is just one.
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

    /// Gives a completion what it is given at once.
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

    /// What is thrown if there is no answer; where nothing can be thrown, the process ends.
    func noAnswer() -> Failure {
        let problem = log.locked { missingAnswer }
        guard let error = problem as? Failure else {
            fatalError(log.describe("\(problem) Nothing can be returned for it.", after: log.calls))
        }
        return error
    }
}

extension Answers where Value == Any {
    /// A value of the type that only the caller knows; where it is of another and nothing can be thrown, the process
    /// ends.
    func needed<Needed>(_ value: Any) throws(Failure) -> Needed {
        let answer: Result<Needed, Failure>? = Result.success(value).cast(for: name, in: log)
        guard let answer else {
            let problem = WrongAnswer(question: name, planned: value, needed: Needed.self)
            fatalError(log.describe("\(problem) Nothing can be returned for it.", after: log.calls))
        }
        return try answer.get()
    }
}
