extension Recorder {
    /// Records a call whose answer goes to a completion on the main actor.
    ///
    /// - Parameters:
    ///   - call: What was called, with its arguments.
    ///   - arguments: The arguments once more, for answers that depend on them.
    ///   - answers: How the completion is called.
    ///   - isolation: The actor of the caller; leave it out.
    ///   - completion: Called once for each answer; before this returns if the answer is given at once on
    ///     the main actor.
    public func ask<Arguments, Value, Failure>(
        _ call: Call,
        with arguments: Arguments,
        of answers: Answers<Arguments, Value, Failure>,
        isolation: isolated (any Actor)? = #isolation,
        _ completion: @escaping @MainActor @Sendable (Result<Value, Failure>) -> Void
    ) {
        ask(call, with: arguments, answers, .mainActor(completion), isolation: isolation)
    }

    /// Records a call whose answer goes to a completion without an actor.
    ///
    /// - Parameters:
    ///   - call: What was called, with its arguments.
    ///   - arguments: The arguments once more, for answers that depend on them.
    ///   - answers: How the completion is called.
    ///   - completion: Called once for each answer, on the thread where it is given.
    public func askAnywhere<Arguments, Value, Failure>(
        _ call: Call,
        with arguments: Arguments,
        of answers: Answers<Arguments, Value, Failure>,
        _ completion: @escaping (Result<Value, Failure>) -> Void
    ) {
        ask(call, with: arguments, answers, .anywhere(completion), isolation: nil)
    }

    private func ask<Arguments, Value, Failure>(
        _ call: Call,
        with arguments: Arguments,
        _ answers: Answers<Arguments, Value, Failure>,
        _ receiver: Receiver<Value, Failure>,
        isolation: (any Actor)?
    ) {
        let reply = pose(call, with: arguments, to: answers, for: receiver, .always)
        answers.settle(reply, arguments, receiver, isolation: isolation)
    }
}
