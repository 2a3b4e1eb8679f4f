extension Answers {
    /// Asks for an answer that goes to a completion of the main actor.
    ///
    /// - Parameters:
    ///   - isAnsweredOtherwise: Whether it is no problem that no answer is planned, because another
    ///     completion of the same call has one.
    ///   - isolation: The actor of the caller; leave it out.
    ///   - completion: Is called once for each answer, before this returns if it is given at once on
    ///     the main actor.
    public func ask(
        unless isAnsweredOtherwise: Bool = false,
        isolation: isolated (any Actor)? = #isolation,
        _ completion: @escaping @MainActor @Sendable (Result<Value, Failure>) -> Void
    ) {
        let question = Held(.mainActor(completion), name: name, log: log)
        pose(question, isQuiet: isAnsweredOtherwise, isolation: isolation)
    }

    /// Asks for an answer that goes to a completion of no actor.
    ///
    /// - Parameters:
    ///   - isAnsweredOtherwise: Whether it is no problem that no answer is planned, because another
    ///     completion of the same call has one.
    ///   - completion: Is called once for each answer, on the thread where it is given.
    public func askAnywhere(
        unless isAnsweredOtherwise: Bool = false,
        _ completion: @escaping (Result<Value, Failure>) -> Void
    ) {
        pose(Held(.anywhere(completion), name: name, log: log), isQuiet: isAnsweredOtherwise, isolation: nil)
    }

    /// Asks for answers that come as a stream, which may end with an error.
    ///
    /// Answers that are given at once end the stream; held ones are ended by ``HeldAnswer/finish()``
    /// or by an error.
    ///
    /// - Returns: The values that are given, until the end or an error.
    public func stream() -> AsyncThrowingStream<Value, any Error> {
        let (stream, continuation) = AsyncThrowingStream<Value, any Error>.makeStream()
        let held = Held(.stream(continuation), name: name, log: log)
        if pose(held, isQuiet: false, isolation: nil) { held.finish() }
        return stream
    }

    /// Answers a question as planned; whether it was answered at once.
    @discardableResult
    private func pose(_ question: Held, isQuiet: Bool, isolation: isolated (any Actor)?) -> Bool {
        guard let answer = answer(to: question) else {
            if !isHolding, !isQuiet { reportMissingPlan() }
            return false
        }
        question.send(answer, isolation: isolation)
        return true
    }
}

extension Answers where Failure == Never {
    /// Asks for answers that come as a stream.
    ///
    /// Answers that are given at once end the stream; held ones are ended by ``HeldAnswer/finish()``.
    ///
    /// - Returns: The values that are given, until the end.
    public func values() -> AsyncStream<Value> {
        let (stream, continuation) = AsyncStream<Value>.makeStream()
        let held = Held(.values(continuation), name: name, log: log)
        if pose(held, isQuiet: false, isolation: nil) { held.finish() }
        return stream
    }
}
