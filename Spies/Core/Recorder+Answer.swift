extension Recorder {
    /// Records a call that is answered before it returns.
    ///
    /// If no answer is planned, it throws ``NoAnswer`` if it can, and otherwise returns a plain value, such as `nil` or
    /// zero. If no plain value is known, nothing can be returned, so the process ends with a message
    /// that says what was asked.
    ///
    /// - Parameters:
    ///   - call: What was called, with its arguments.
    ///   - arguments: The arguments once more, for answers that depend on them.
    ///   - answers: How the member is answered.
    ///   - isolation: The actor of the caller; leave it out.
    ///   - questions: The completions of the same call.
    /// - Returns: The value that is given.
    /// - Throws: The error that is given.
    public func answer<Arguments, Value, Failure>(
        to call: Call,
        with arguments: Arguments,
        from answers: Answers<Arguments, Value, Failure>,
        isolation: isolated (any Actor)? = #isolation,
        @Questions asking questions: () -> [Question] = { [] }
    ) throws(Failure) -> Value {
        let given = given(to: call, with: arguments, answers, questions(), isolation: isolation)
        guard let given else { return try answers.plainAnswer() }
        return try given.get()
    }

    /// Records a call that is answered before it returns.
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
    public func answer<Arguments, Value, Failure>(
        to call: Call,
        with arguments: Arguments,
        from answers: Answers<Arguments, Value, Failure>,
        or fallback: @autoclosure () -> Value,
        isolation: isolated (any Actor)? = #isolation,
        @Questions asking questions: () -> [Question] = { [] }
    ) throws(Failure) -> Value {
        let given = given(to: call, with: arguments, answers, questions(), isolation: isolation)
        guard let given else { return PlainValue.said(by: Value.self) ?? fallback() }
        return try given.get()
    }

    /// Records a call that is answered before it returns, with a value of a type that only the caller knows.
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
    public func answer<Arguments, Needed, Failure>(
        to call: Call,
        with arguments: Arguments,
        from answers: Answers<Arguments, Any, Failure>,
        as type: Needed.Type,
        isolation: isolated (any Actor)? = #isolation,
        @Questions asking questions: () -> [Question] = { [] }
    ) throws(Failure) -> Needed {
        try answers.needed(given(to: call, with: arguments, answers, questions(), isolation: isolation))
    }

    /// Records a call and poses its questions.
    private func given<Arguments, Value, Failure>(
        to call: Call,
        with arguments: Arguments,
        _ answers: Answers<Arguments, Value, Failure>,
        _ questions: [Question],
        isolation: isolated (any Actor)?
    ) -> Result<Value, Failure>? {
        let reply = pose(
            call,
            with: arguments,
            to: answers,
            for: .caller,
            .never,
            asking: questions,
            isolation: isolation
        )
        return answers.answer(reply, arguments)?.result
    }
}
