extension Recorder {
    /// Records a call whose answers come as a stream, which may end with an error.
    ///
    /// Answers that are given at once end the stream; held ones are ended by ``HeldAnswer/finish()``
    /// or by an error.
    ///
    /// - Parameters:
    ///   - call: What was called, with its arguments.
    ///   - arguments: The arguments once more, for answers that depend on them.
    ///   - answers: How the member is answered.
    ///   - isolation: The actor of the caller; leave it out.
    ///   - questions: The completions of the same call.
    /// - Returns: The values that are given, until the end or an error.
    public func stream<Arguments, Value, Failure>(
        of call: Call,
        with arguments: Arguments,
        from answers: Answers<Arguments, Value, Failure>,
        isolation: isolated (any Actor)? = #isolation,
        @Questions asking questions: () -> [Question] = { [] }
    ) -> AsyncThrowingStream<Value, any Error> {
        let buffer = buffer(call, with: arguments, answers, questions(), isolation: isolation)
        return AsyncThrowingStream { try await buffer.next() }
    }

    /// Records a call whose answers come as a stream.
    ///
    /// Answers that are given at once end the stream; held ones are ended by ``HeldAnswer/finish()``.
    ///
    /// - Parameters:
    ///   - call: What was called, with its arguments.
    ///   - arguments: The arguments once more, for answers that depend on them.
    ///   - answers: How the member is answered.
    ///   - isolation: The actor of the caller; leave it out.
    ///   - questions: The completions of the same call.
    /// - Returns: The values that are given, until the end.
    public func values<Arguments, Value>(
        of call: Call,
        with arguments: Arguments,
        from answers: Answers<Arguments, Value, Never>,
        isolation: isolated (any Actor)? = #isolation,
        @Questions asking questions: () -> [Question] = { [] }
    ) -> AsyncStream<Value> {
        let buffer = buffer(call, with: arguments, answers, questions(), isolation: isolation)
        // Only a failure is thrown, and the answers cannot fail.
        return AsyncStream { try? await buffer.next() }
    }

    private func buffer<Arguments, Value, Failure>(
        _ call: Call,
        with arguments: Arguments,
        _ answers: Answers<Arguments, Value, Failure>,
        _ questions: [Question],
        isolation: (any Actor)?
    ) -> StreamBuffer<Value> {
        let buffer = StreamBuffer<Value>(answers.log)
        let reply = pose(
            call,
            with: arguments,
            to: answers,
            for: .stream(buffer),
            .always,
            asking: questions,
            isolation: isolation
        )
        if let given = answers.answer(reply, arguments) { buffer.fillAndEnd(given.result) }
        return buffer
    }
}
