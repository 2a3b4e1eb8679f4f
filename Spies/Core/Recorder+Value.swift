extension Recorder {
    /// Records a call and waits for its answer.
    ///
    /// If no answer is planned and no ``NoAnswer`` can be thrown, the question is held. If the waiting
    /// task is cancelled and a `CancellationError` can be thrown, it is thrown.
    ///
    /// - Parameters:
    ///   - call: What was called, with its arguments.
    ///   - answers: How the member is answered.
    ///   - isolation: The actor of the caller; leave it out.
    ///   - questions: The completions of the same call.
    /// - Returns: The value that is given.
    /// - Throws: The error that is given.
    public func value<Value, Failure>(
        of call: Call,
        from answers: Answers<Value, Failure>,
        isolation: isolated (any Actor)? = #isolation,
        @Questions asking questions: () -> [Question] = { [] }
    ) async throws(Failure) -> Value {
        let questions = Posed(questions(), in: answers.log)
        return try await answers.value(call, on: tape(for: call, in: answers.log), questions, isolation: isolation)
    }

    /// Records a call and waits for its answer.
    ///
    /// - Parameters:
    ///   - call: What was called, with its arguments.
    ///   - answers: How the member is answered.
    ///   - fallback: The answer if none is planned.
    ///   - isolation: The actor of the caller; leave it out.
    ///   - questions: The completions of the same call.
    /// - Returns: The value that is given.
    /// - Throws: The error that is given.
    public func value<Value, Failure>(
        of call: Call,
        from answers: Answers<Value, Failure>,
        or fallback: @autoclosure () -> Value,
        isolation: isolated (any Actor)? = #isolation,
        @Questions asking questions: () -> [Question] = { [] }
    ) async throws(Failure) -> Value {
        let questions = Posed(questions(), in: answers.log)
        return try await answers.value(
            call,
            on: tape(for: call, in: answers.log),
            questions,
            or: fallback,
            isolation: isolation
        )
    }

    /// Records a call and waits for its answer, of a type that only the caller knows.
    ///
    /// - Parameters:
    ///   - call: What was called, with its arguments.
    ///   - answers: How the member is answered.
    ///   - type: The type.
    ///   - isolation: The actor of the caller; leave it out.
    ///   - questions: The completions of the same call.
    /// - Returns: The value that is given.
    /// - Throws: The error that is given.
    public func value<Needed, Failure>(
        of call: Call,
        from answers: Answers<Any, Failure>,
        as type: Needed.Type,
        isolation: isolated (any Actor)? = #isolation,
        @Questions asking questions: () -> [Question] = { [] }
    ) async throws(Failure) -> Needed {
        let questions = Posed(questions(), in: answers.log)
        let value = try await answers.value(call, on: tape(for: call, in: answers.log), questions, isolation: isolation)
        return try Result<Any, Failure>.success(value).cast().get()
    }
}
