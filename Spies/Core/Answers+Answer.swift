extension Answers {
    /// Asks for an answer that is needed at once.
    ///
    /// If none is planned, ``NoAnswer`` is thrown where that is possible. Where it is not, nothing can
    /// be returned, so the process ends with a message that says what was asked.
    ///
    /// - Returns: The value that is given.
    /// - Throws: The error that is given.
    public func answer() throws(Failure) -> Value {
        if let answer = answer(to: nil) { return try get(answer) }
        reportMissingPlan()
        throw noAnswer()
    }

    /// Asks for an answer that is needed at once.
    ///
    /// - Parameter fallback: The answer if none is planned.
    /// - Returns: The value that is given.
    /// - Throws: The error that is given.
    public func answer(or fallback: @autoclosure () -> Value) throws(Failure) -> Value {
        if let answer = answer(to: nil) { return try get(answer) }
        reportMissingPlan()
        return fallback()
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
        try await wait(isolation: isolation) { NoAnswer(question: name) as? Failure }
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
        if let answer = answer(to: nil) { return try get(answer) }
        guard isHolding else {
            reportMissingPlan()
            return fallback()
        }
        return try await wait(isolation: isolation) { nil }
    }

    private func wait(
        isolation: isolated (any Actor)?,
        unplanned: () -> Failure?
    ) async throws(Failure) -> Value {
        let question = Held(.caller, name: name, log: log)
        if let answer = answer(to: question) { return try get(answer) }
        if !isHolding {
            reportMissingPlan()
            if let error = unplanned() {
                drop(question)
                throw error
            }
        }
        await withTaskCancellationHandler {
            await withUnsafeContinuation { question.wait(with: $0) }
        } onCancel: {
            question.cancel()
        }
        return try question.takeAnswer().get()
    }

    /// An answer that is given at once, written into the story.
    private func get(_ answer: Result<Value, Failure>) throws(Failure) -> Value {
        // NB: the story must not keep these answers, and with them whoever waits for one.
        let name = name
        log.note(Held.describe(answer, name: name))
        return try answer.get()
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
