extension Recorder {
    /// Records a call with several completions, or with one that may be left out.
    ///
    /// ```swift
    /// recorder.ask(.login(name: name)) {
    ///     recorder.question(of: loginSuccess, with: name) { success($0.get()) }
    ///     if let failure { recorder.question(of: loginFailure, with: name) { failure($0.get()) } }
    /// }
    /// ```
    ///
    /// A missing plan for one of them is no problem if another one has a plan.
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
        var posed = Posed(questions(), in: log)
        log.change { state in
            let place = tape.record(call, in: &state)
            posed.pose(place, in: &state)
        }
        posed.settle(isolation: isolation)
    }

    /// Returns one of several completions of a call, on the main actor.
    ///
    /// - Parameters:
    ///   - answers: How the completion is called.
    ///   - arguments: The arguments of the call, for answers that depend on them.
    ///   - completion: Is called once for each answer.
    /// - Returns: The question.
    public func question<Arguments, Value, Failure>(
        of answers: Answers<Arguments, Value, Failure>,
        with arguments: Arguments,
        _ completion: @escaping @MainActor @Sendable (Result<Value, Failure>) -> Void
    ) -> Question {
        Question(answers, with: arguments, .mainActor(completion))
    }

    /// Returns one of several completions of a call without arguments, on the main actor.
    ///
    /// - Parameters:
    ///   - answers: How the completion is called.
    ///   - completion: Is called once for each answer.
    /// - Returns: The question.
    public func question<Value, Failure>(
        of answers: Answers<Void, Value, Failure>,
        _ completion: @escaping @MainActor @Sendable (Result<Value, Failure>) -> Void
    ) -> Question {
        Question(answers, with: (), .mainActor(completion))
    }

    /// Returns one of several completions of a call, without an actor.
    ///
    /// - Parameters:
    ///   - answers: How the completion is called.
    ///   - arguments: The arguments of the call, for answers that depend on them.
    ///   - completion: Is called once for each answer, on the thread where it is given.
    /// - Returns: The question.
    public func questionAnywhere<Arguments, Value, Failure>(
        of answers: Answers<Arguments, Value, Failure>,
        with arguments: Arguments,
        _ completion: @escaping (Result<Value, Failure>) -> Void
    ) -> Question {
        Question(answers, with: arguments, .anywhere(completion))
    }

    /// Returns one of several completions of a call without arguments, without an actor.
    ///
    /// - Parameters:
    ///   - answers: How the completion is called.
    ///   - completion: Is called once for each answer, on the thread where it is given.
    /// - Returns: The question.
    public func questionAnywhere<Value, Failure>(
        of answers: Answers<Void, Value, Failure>,
        _ completion: @escaping (Result<Value, Failure>) -> Void
    ) -> Question {
        Question(answers, with: (), .anywhere(completion))
    }
}
