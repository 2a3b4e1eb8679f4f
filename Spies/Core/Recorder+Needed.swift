/// Answers for members whose type only their caller knows: a planned value of another type is a problem.
///
/// The error is thrown where that is possible, and a completion that takes no error is not called.
extension Recorder {
    /// Records a call whose answer goes to a completion on the main actor, with a type that only the caller knows.
    public func ask<Arguments, Needed, Failure>(
        _ call: Call,
        with arguments: Arguments,
        of answers: Answers<Arguments, Any, Failure>,
        as type: Needed.Type,
        isolation: isolated (any Actor)? = #isolation,
        _ completion: @escaping @MainActor @Sendable (Result<Needed, Failure>) -> Void
    ) {
        ask(call, with: arguments, of: answers, isolation: isolation, casting(answers, completion))
    }

    /// Records a call whose answer goes to a completion without an actor, with a type that only the caller knows.
    public func askAnywhere<Arguments, Needed, Failure>(
        _ call: Call,
        with arguments: Arguments,
        of answers: Answers<Arguments, Any, Failure>,
        as type: Needed.Type,
        _ completion: @escaping (Result<Needed, Failure>) -> Void
    ) {
        askAnywhere(call, with: arguments, of: answers, castingAnywhere(answers, completion))
    }

    /// Returns one of several completions of a call, on the main actor, with a type that only the caller knows.
    public func question<Arguments, Needed, Failure>(
        of answers: Answers<Arguments, Any, Failure>,
        with arguments: Arguments,
        as type: Needed.Type,
        _ completion: @escaping @MainActor @Sendable (Result<Needed, Failure>) -> Void
    ) -> Question {
        question(of: answers, with: arguments, casting(answers, completion))
    }

    /// Returns one of several completions of a call, without an actor, with a type that only the caller knows.
    public func questionAnywhere<Arguments, Needed, Failure>(
        of answers: Answers<Arguments, Any, Failure>,
        with arguments: Arguments,
        as type: Needed.Type,
        _ completion: @escaping (Result<Needed, Failure>) -> Void
    ) -> Question {
        questionAnywhere(of: answers, with: arguments, castingAnywhere(answers, completion))
    }

    // Neither closure retains the answers, which retain their completions while questions are held.

    private func casting<Arguments, Needed, Failure>(
        _ answers: Answers<Arguments, Any, Failure>,
        _ completion: @escaping @MainActor @Sendable (Result<Needed, Failure>) -> Void
    ) -> @MainActor @Sendable (Result<Any, Failure>) -> Void {
        { [name = answers.name, log = answers.log] in $0.cast(for: name, in: log).map(completion) }
    }

    private func castingAnywhere<Arguments, Needed, Failure>(
        _ answers: Answers<Arguments, Any, Failure>,
        _ completion: @escaping (Result<Needed, Failure>) -> Void
    ) -> (Result<Any, Failure>) -> Void {
        { [name = answers.name, log = answers.log] in $0.cast(for: name, in: log).map(completion) }
    }
}
