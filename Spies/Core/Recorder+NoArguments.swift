/// Each verb for members without arguments, as it is documented, but without `with:`.
extension Recorder {
    /// Records a call without arguments that is answered before it returns.
    public func answer<Value, Failure>(
        to call: Call,
        from answers: Answers<Void, Value, Failure>,
        isolation: isolated (any Actor)? = #isolation,
        @Questions asking questions: () -> [Question] = { [] }
    ) throws(Failure) -> Value {
        try answer(to: call, with: (), from: answers, isolation: isolation, asking: questions)
    }

    /// Records a call without arguments that is answered before it returns, even if no answer is planned.
    public func answer<Value, Failure>(
        to call: Call,
        from answers: Answers<Void, Value, Failure>,
        or fallback: @autoclosure () -> Value,
        isolation: isolated (any Actor)? = #isolation,
        @Questions asking questions: () -> [Question] = { [] }
    ) throws(Failure) -> Value {
        try answer(to: call, with: (), from: answers, or: fallback(), isolation: isolation, asking: questions)
    }

    /// Records a call without arguments that is answered with a type that only the caller knows.
    public func answer<Needed, Failure>(
        to call: Call,
        from answers: Answers<Void, Any, Failure>,
        as type: Needed.Type,
        isolation: isolated (any Actor)? = #isolation,
        @Questions asking questions: () -> [Question] = { [] }
    ) throws(Failure) -> Needed {
        try answer(to: call, with: (), from: answers, as: type, isolation: isolation, asking: questions)
    }

    /// Records a call without arguments and waits for its answer.
    public func value<Value, Failure>(
        of call: Call,
        from answers: Answers<Void, Value, Failure>,
        isolation: isolated (any Actor)? = #isolation,
        @Questions asking questions: () -> [Question] = { [] }
    ) async throws(Failure) -> Value {
        try await value(of: call, with: (), from: answers, isolation: isolation, asking: questions)
    }

    /// Records a call without arguments and waits for its answer, unless none is planned.
    public func value<Value, Failure>(
        of call: Call,
        from answers: Answers<Void, Value, Failure>,
        or fallback: @autoclosure () -> Value,
        isolation: isolated (any Actor)? = #isolation,
        @Questions asking questions: () -> [Question] = { [] }
    ) async throws(Failure) -> Value {
        try await value(of: call, with: (), from: answers, or: fallback(), isolation: isolation, asking: questions)
    }

    /// Records a call without arguments and waits for its answer, of a type that only the caller knows.
    public func value<Needed, Failure>(
        of call: Call,
        from answers: Answers<Void, Any, Failure>,
        as type: Needed.Type,
        isolation: isolated (any Actor)? = #isolation,
        @Questions asking questions: () -> [Question] = { [] }
    ) async throws(Failure) -> Needed {
        try await value(of: call, with: (), from: answers, as: type, isolation: isolation, asking: questions)
    }

    /// Records a call without arguments whose answers come as a stream, which may end with an error.
    public func stream<Value, Failure>(
        of call: Call,
        from answers: Answers<Void, Value, Failure>,
        isolation: isolated (any Actor)? = #isolation,
        @Questions asking questions: () -> [Question] = { [] }
    ) -> AsyncThrowingStream<Value, any Error> {
        stream(of: call, with: (), from: answers, isolation: isolation, asking: questions)
    }

    /// Records a call without arguments whose answers come as a stream.
    public func values<Value>(
        of call: Call,
        from answers: Answers<Void, Value, Never>,
        isolation: isolated (any Actor)? = #isolation,
        @Questions asking questions: () -> [Question] = { [] }
    ) -> AsyncStream<Value> {
        values(of: call, with: (), from: answers, isolation: isolation, asking: questions)
    }

    /// Records a call without arguments whose answer goes to a completion on the main actor.
    public func ask<Value, Failure>(
        _ call: Call,
        of answers: Answers<Void, Value, Failure>,
        isolation: isolated (any Actor)? = #isolation,
        _ completion: @escaping @MainActor @Sendable (Result<Value, Failure>) -> Void
    ) {
        ask(call, with: (), of: answers, isolation: isolation, completion)
    }

    /// Records a call without arguments whose answer goes to a completion without an actor.
    public func askAnywhere<Value, Failure>(
        _ call: Call,
        of answers: Answers<Void, Value, Failure>,
        _ completion: @escaping (Result<Value, Failure>) -> Void
    ) {
        askAnywhere(call, with: (), of: answers, completion)
    }
}
