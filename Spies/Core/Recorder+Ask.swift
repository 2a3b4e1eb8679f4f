extension Recorder {
    /// Records a call whose answer goes to a completion of the main actor.
    ///
    /// - Parameters:
    ///   - call: What was called, with its arguments.
    ///   - answers: How the completion is called.
    ///   - isolation: The actor of the caller; leave it out.
    ///   - completion: Is called once for each answer, before this returns if it is given at once on
    ///     the main actor.
    public func ask<Value, Failure>(
        _ call: Call,
        of answers: Answers<Value, Failure>,
        isolation: isolated (any Actor)? = #isolation,
        _ completion: @escaping @MainActor @Sendable (Result<Value, Failure>) -> Void
    ) {
        answers.pose(call, on: tape(for: call, in: answers.log), .mainActor(completion), isolation: isolation)
    }

    /// Records a call whose answer goes to a completion of no actor.
    ///
    /// - Parameters:
    ///   - call: What was called, with its arguments.
    ///   - answers: How the completion is called.
    ///   - completion: Is called once for each answer, on the thread where it is given.
    public func askAnywhere<Value, Failure>(
        _ call: Call,
        of answers: Answers<Value, Failure>,
        _ completion: @escaping (Result<Value, Failure>) -> Void
    ) {
        answers.pose(call, on: tape(for: call, in: answers.log), .anywhere(completion), isolation: nil)
    }

    /// Records a call with several completions, or with one that may be left out.
    ///
    /// ```swift
    /// recorder.ask(.login(name: name)) {
    ///     loginSuccess.question { success($0.get()) }
    ///     if let failure { loginFailure.question { failure($0.get()) } }
    /// }
    /// ```
    ///
    /// It is no problem that no answer is planned for one of them, if one is planned for another.
    ///
    /// - Parameters:
    ///   - call: What was called, with its arguments.
    ///   - isolation: The actor of the caller; leave it out.
    ///   - questions: The completions.
    public func ask(
        _ call: Call,
        isolation: isolated (any Actor)? = #isolation,
        @Questions _ questions: () -> [Question]
    ) {
        let questions = Posed(questions(), in: log)
        log.change { state in
            let place = tape.record(call, in: &state)
            questions.pose(place, in: &state)
        }
        questions.settle(isolation: isolation)
    }

    /// Records a call whose answers come as a stream, which may end with an error.
    ///
    /// Answers that are given at once end the stream; held ones are ended by ``HeldAnswer/finish()``
    /// or by an error.
    ///
    /// - Parameters:
    ///   - call: What was called, with its arguments.
    ///   - answers: How the member is answered.
    /// - Returns: The values that are given, until the end or an error.
    public func stream<Value, Failure>(
        of call: Call,
        from answers: Answers<Value, Failure>
    ) -> AsyncThrowingStream<Value, any Error> {
        answers.stream(call, on: tape(for: call, in: answers.log))
    }

    /// Records a call whose answers come as a stream.
    ///
    /// Answers that are given at once end the stream; held ones are ended by ``HeldAnswer/finish()``.
    ///
    /// - Parameters:
    ///   - call: What was called, with its arguments.
    ///   - answers: How the member is answered.
    /// - Returns: The values that are given, until the end.
    public func values<Value>(of call: Call, from answers: Answers<Value, Never>) -> AsyncStream<Value> {
        answers.values(call, on: tape(for: call, in: answers.log))
    }
}
