extension Answers {
    /// Asks for an answer that is needed at once.
    ///
    /// If none is planned, ``NoAnswer`` is thrown where that is possible. Where it is not, nothing can
    /// be returned, so the process ends with a message that says what was asked.
    ///
    /// - Returns: The value that is given.
    /// - Throws: The error that is given.
    public func answer() throws(Failure) -> Value {
        try answer(Unrecorded(), on: nil)
    }

    /// Asks for an answer that is needed at once.
    ///
    /// - Parameter fallback: The answer if none is planned.
    /// - Returns: The value that is given.
    /// - Throws: The error that is given.
    public func answer(or fallback: @autoclosure () -> Value) throws(Failure) -> Value {
        try answer(Unrecorded(), on: nil, or: fallback)
    }

    /// Asks for an answer and waits for it.
    ///
    /// If none is planned and no ``NoAnswer`` can be thrown, the question is held. If the waiting task is
    /// cancelled and a `CancellationError` can be thrown, it is thrown.
    ///
    /// - Parameter isolation: The actor of the caller; leave it out.
    /// - Returns: The value that is given.
    /// - Throws: The error that is given.
    public func value(isolation: isolated (any Actor)? = #isolation) async throws(Failure) -> Value {
        try await value(Unrecorded(), on: nil, Posed([], in: log), isolation: isolation)
    }

    /// Asks for an answer and waits for it.
    ///
    /// - Parameters:
    ///   - fallback: The answer if none is planned.
    ///   - isolation: The actor of the caller; leave it out.
    /// - Returns: The value that is given.
    /// - Throws: The error that is given.
    public func value(
        or fallback: @autoclosure () -> Value,
        isolation: isolated (any Actor)? = #isolation
    ) async throws(Failure) -> Value {
        try await value(Unrecorded(), on: nil, Posed([], in: log), or: fallback, isolation: isolation)
    }
}

extension Answers {
    func answer<Call>(_ call: Call, on tape: CallTape<Call>?) throws(Failure) -> Value {
        if let answer = now(call, on: tape) { return try answer.result.get() }
        throw noAnswer()
    }

    func answer<Call>(_ call: Call, on tape: CallTape<Call>?, or fallback: () -> Value) throws(Failure) -> Value {
        if let answer = now(call, on: tape) { return try answer.result.get() }
        return fallback()
    }

    private func now<Call>(_ call: Call, on tape: CallTape<Call>?) -> Given<Value, Failure>? {
        let reply = log.change { state in
            let place = tape?.record(call, in: &state)
            return decide(place, .caller, .never, in: &state)
        }
        return answer(reply)
    }

    func value<Call>(
        _ call: Call,
        on tape: CallTape<Call>?,
        _ others: Posed,
        isolation: isolated (any Actor)?
    ) async throws(Failure) -> Value {
        let missing = NoAnswer(question: name) as? Failure
        let reply = begin(call, on: tape, others, missing == nil ? .always : .ifPlanned, isolation: isolation)
        if let answer = try await end(reply, isolation: isolation) { return answer }
        throw missing ?? noAnswer()
    }

    func value<Call>(
        _ call: Call,
        on tape: CallTape<Call>?,
        _ others: Posed,
        or fallback: () -> Value,
        isolation: isolated (any Actor)?
    ) async throws(Failure) -> Value {
        let reply = begin(call, on: tape, others, .ifPlanned, isolation: isolation)
        return try await end(reply, isolation: isolation) ?? fallback()
    }

    private func begin<Call>(
        _ call: Call,
        on tape: CallTape<Call>?,
        _ others: Posed,
        _ patience: Patience,
        isolation: isolated (any Actor)?
    ) -> Reply {
        let reply = log.change { state in
            let place = tape?.record(call, in: &state)
            others.pose(place, in: &state)
            return decide(place, .caller, patience, in: &state)
        }
        others.settle(isolation: isolation)
        return reply
    }

    private func end(_ reply: Reply, isolation: isolated (any Actor)?) async throws(Failure) -> Value? {
        if let answer = answer(reply) { return try answer.result.get() }
        guard case .held(let question) = reply else { return nil }
        return try await question.answer(isolation: isolation).get()
    }

    private func noAnswer() -> Failure {
        let problem = NoAnswer(question: name)
        guard let error = problem as? Failure else {
            fatalError(log.describe("\(problem) Nothing can be returned for it.", after: log.calls))
        }
        return error
    }
}

extension Answers where Value == Any {
    /// Asks for an answer of a type that only the caller knows.
    ///
    /// - Parameter type: The type.
    /// - Returns: The value that is given.
    /// - Throws: The error that is given.
    public func answer<Needed>(as type: Needed.Type) throws(Failure) -> Needed {
        try Result<Any, Failure>.success(answer()).cast().get()
    }

    /// Asks for an answer of a type that only the caller knows, and waits for it.
    ///
    /// - Parameters:
    ///   - type: The type.
    ///   - isolation: The actor of the caller; leave it out.
    /// - Returns: The value that is given.
    /// - Throws: The error that is given.
    public func value<Needed>(
        as type: Needed.Type,
        isolation: isolated (any Actor)? = #isolation
    ) async throws(Failure) -> Needed {
        try Result<Any, Failure>.success(await value()).cast().get()
    }
}
