extension Recorder {
    /// Records a call and waits for its answer.
    ///
    /// If no answer is planned and no ``NoAnswer`` can be thrown, the question is held. If the waiting
    /// task is cancelled and a `CancellationError` can be thrown, it is thrown.
    ///
    /// - Parameters:
    ///   - call: What was called, with its arguments.
    ///   - arguments: The arguments once more, for answers that depend on them.
    ///   - answers: How the member is answered.
    ///   - isolation: The actor of the caller; leave it out.
    ///   - questions: The completions of the same call.
    /// - Returns: The value that is given.
    /// - Throws: The error that is given.
    public func value<Arguments, Value, Failure>(
        of call: Call,
        with arguments: Arguments,
        from answers: Answers<Arguments, Value, Failure>,
        isolation: isolated (any Actor)? = #isolation,
        @Questions asking questions: () -> [Question] = { [] }
    ) async throws(Failure) -> Value {
        let patience = answers.patience
        let answer = await wait(for: call, with: arguments, answers, patience, questions(), isolation: isolation)
        guard let answer else { return try answers.plainAnswer() }
        return try answer.get()
    }

    /// Records a call and waits for its answer.
    ///
    /// - Parameters:
    ///   - call: What was called, with its arguments.
    ///   - arguments: The arguments once more, for answers that depend on them.
    ///   - answers: How the member is answered.
    ///   - fallback: The answer if none is planned, and the type is no ``HasPlainValue``.
    ///   - isolation: The actor of the caller; leave it out.
    ///   - questions: The completions of the same call.
    /// - Returns: The value that is given.
    /// - Throws: The error that is given.
    public func value<Arguments, Value, Failure>(
        of call: Call,
        with arguments: Arguments,
        from answers: Answers<Arguments, Value, Failure>,
        or fallback: @autoclosure () -> Value,
        isolation: isolated (any Actor)? = #isolation,
        @Questions asking questions: () -> [Question] = { [] }
    ) async throws(Failure) -> Value {
        let answer = await wait(for: call, with: arguments, answers, .ifPlanned, questions(), isolation: isolation)
        guard let answer else { return PlainValue.said(by: Value.self) ?? fallback() }
        return try answer.get()
    }

    /// Records a call and waits for its answer, of a type that only the caller knows.
    ///
    /// - Parameters:
    ///   - call: What was called, with its arguments.
    ///   - arguments: The arguments once more, for answers that depend on them.
    ///   - answers: How the member is answered.
    ///   - type: The type.
    ///   - isolation: The actor of the caller; leave it out.
    ///   - questions: The completions of the same call.
    /// - Returns: The value that is given.
    /// - Throws: The error that is given.
    public func value<Arguments, Needed, Failure>(
        of call: Call,
        with arguments: Arguments,
        from answers: Answers<Arguments, Any, Failure>,
        as type: Needed.Type,
        isolation: isolated (any Actor)? = #isolation,
        @Questions asking questions: () -> [Question] = { [] }
    ) async throws(Failure) -> Needed {
        let patience = answers.patience
        let answer = await wait(for: call, with: arguments, answers, patience, questions(), isolation: isolation)
        return try answers.needed(answer)
    }

    private func wait<Arguments, Value, Failure>(
        for call: Call,
        with arguments: Arguments,
        _ answers: Answers<Arguments, Value, Failure>,
        _ patience: Patience,
        _ questions: [Question],
        isolation: isolated (any Actor)?
    ) async -> Result<Value, Failure>? {
        let reply = pose(
            call,
            with: arguments,
            to: answers,
            for: .caller,
            patience,
            asking: questions,
            isolation: isolation
        )
        if case .held(let question) = reply { return await question.answer(isolation: isolation) }
        return answers.answer(reply, arguments)?.result
    }
}
