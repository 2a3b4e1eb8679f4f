extension Answers {
    /// Asks for an answer that goes to a completion of the main actor.
    ///
    /// - Parameters:
    ///   - isolation: The actor of the caller; leave it out.
    ///   - completion: Is called once for each answer, before this returns if it is given at once on
    ///     the main actor.
    public func ask(
        isolation: isolated (any Actor)? = #isolation,
        _ completion: @escaping @MainActor @Sendable (Result<Value, Failure>) -> Void
    ) {
        pose(Unrecorded(), on: nil, .mainActor(completion), isolation: isolation)
    }

    /// Asks for an answer that goes to a completion of no actor.
    ///
    /// - Parameter completion: Is called once for each answer, on the thread where it is given.
    public func askAnywhere(_ completion: @escaping (Result<Value, Failure>) -> Void) {
        pose(Unrecorded(), on: nil, .anywhere(completion), isolation: nil)
    }

    /// Asks for answers that come as a stream, which may end with an error.
    ///
    /// Answers that are given at once end the stream; held ones are ended by ``HeldAnswer/finish()``
    /// or by an error.
    ///
    /// - Returns: The values that are given, until the end or an error.
    public func stream() -> AsyncThrowingStream<Value, any Error> {
        stream(Unrecorded(), on: nil)
    }

    /// A completion of the main actor, to be asked together with others by ``Recorder/ask(_:isolation:_:)``.
    ///
    /// - Parameter completion: Is called once for each answer.
    /// - Returns: The question.
    public func question(
        _ completion: @escaping @MainActor @Sendable (Result<Value, Failure>) -> Void
    ) -> Question {
        TypedQuestion(self, .mainActor(completion))
    }

    /// A completion of no actor, to be asked together with others by ``Recorder/ask(_:isolation:_:)``.
    ///
    /// - Parameter completion: Is called once for each answer, on the thread where it is given.
    /// - Returns: The question.
    public func questionAnywhere(_ completion: @escaping (Result<Value, Failure>) -> Void) -> Question {
        TypedQuestion(self, .anywhere(completion))
    }
}

extension Answers {
    /// Records a call, and asks what goes to a completion.
    func pose<Call>(
        _ call: Call,
        on tape: CallTape<Call>?,
        _ receiver: Receiver<Value, Failure>,
        isolation: isolated (any Actor)?
    ) {
        let reply = log.change { state in
            let place = tape?.record(call, in: &state)
            return decide(place, receiver, .always, in: &state)
        }
        settle(reply, receiver, isolation: isolation)
    }

    /// Gives an answer that is given at once.
    func settle(_ reply: Reply, _ receiver: Receiver<Value, Failure>, isolation: isolated (any Actor)?) {
        if let answer = answer(reply) { receiver.deliver(answer.result, isolation: isolation) }
    }

    func stream<Call>(_ call: Call, on tape: CallTape<Call>?) -> AsyncThrowingStream<Value, any Error> {
        let buffer = buffer(call, on: tape)
        return AsyncThrowingStream { try await buffer.next() }
    }

    /// Records a call, and asks what goes to a stream.
    fileprivate func buffer<Call>(_ call: Call, on tape: CallTape<Call>?) -> StreamBuffer<Value> {
        let buffer = StreamBuffer<Value>(log)
        let reply = log.change { state in
            let place = tape?.record(call, in: &state)
            return decide(place, .stream(buffer), .always, in: &state)
        }
        if let answer = answer(reply) { buffer.fill(answer.result) }
        return buffer
    }
}

extension Answers where Failure == Never {
    /// Asks for answers that come as a stream.
    ///
    /// Answers that are given at once end the stream; held ones are ended by ``HeldAnswer/finish()``.
    ///
    /// - Returns: The values that are given, until the end.
    public func values() -> AsyncStream<Value> {
        values(Unrecorded(), on: nil)
    }

    func values<Call>(_ call: Call, on tape: CallTape<Call>?) -> AsyncStream<Value> {
        let buffer = buffer(call, on: tape)
        // NB: only a failure is thrown, and there is none.
        return AsyncStream { try? await buffer.next() }
    }
}
