extension Stage {
    /// Names a request whose answers are optional, one of which, such as `nil`, says that there is nothing.
    ///
    /// ```swift
    /// stage.request(store.kept, gives: { ["row \($0)"] }, empty: nil)
    /// ```
    ///
    /// - Parameters:
    ///   - answers: The `Answers` of the double that is asked.
    ///   - value: Makes the answer to a question.
    ///   - empty: An answer that holds nothing.
    ///   - error: A failure, if there is one.
    ///   - mayAnswerTwice: Whether the service may answer a second time by mistake, which LAW-22 then tries.
    ///   - onMainActor: Whether the service always answers on the main actor, so that no law answers elsewhere.
    ///   - endless: Whether a stream ends only by a failure, as a socket does.
    @_disfavoredOverload
    public func request<Arguments, Value, Failure>(
        _ answers: Answers<Arguments, Value?, Failure>,
        gives value: @escaping @Sendable (Int) -> Value?,
        empty: Value?,
        fails error: Failure? = nil,
        mayAnswerTwice: Bool = false,
        onMainActor: Bool = false,
        endless: Bool = false
    ) {
        request(
            answers,
            gives: value,
            empty: .some(empty),
            fails: error,
            mayAnswerTwice: mayAnswerTwice,
            onMainActor: onMainActor,
            endless: endless
        )
    }

    /// Names a request whose answers are optional, one of which says that there is nothing, and another that it failed.
    ///
    /// - Parameters:
    ///   - answers: The `Answers` of the double that is asked.
    ///   - value: Makes the answer to a question.
    ///   - empty: An answer that holds nothing.
    ///   - failure: The value that means failure.
    ///   - mayAnswerTwice: Whether the service may answer a second time by mistake, which LAW-22 then tries.
    ///   - onMainActor: Whether the service always answers on the main actor, so that no law answers elsewhere.
    ///   - endless: Whether a stream ends only by a failure, as a socket does.
    public func request<Arguments, Value>(
        _ answers: Answers<Arguments, Value?, Never>,
        gives value: @escaping @Sendable (Int) -> Value?,
        empty: Value?,
        fails failure: Value?,
        mayAnswerTwice: Bool = false,
        onMainActor: Bool = false,
        endless: Bool = false
    ) {
        request(
            answers,
            gives: value,
            empty: .some(empty),
            fails: failure,
            mayAnswerTwice: mayAnswerTwice,
            onMainActor: onMainActor,
            endless: endless
        )
    }

    /// Names a request that takes a success closure, which may be called with `nil`, and a failure closure.
    ///
    /// - Parameters:
    ///   - success: The `Answers` of the success closure.
    ///   - failure: The `Answers` of the failure closure.
    ///   - value: Makes the answer to a question.
    ///   - empty: An answer that holds nothing.
    ///   - problem: The argument that the failure closure is called with.
    ///   - mayAnswerTwice: Whether the service may answer a second time by mistake, which LAW-22 then tries.
    ///   - onMainActor: Whether the service always answers on the main actor, so that no law answers elsewhere.
    public func request<Arguments, OtherArguments, Value, Problem: Sendable>(
        _ success: Answers<Arguments, Value?, Never>,
        or failure: Answers<OtherArguments, Problem, Never>,
        gives value: @escaping @Sendable (Int) -> Value?,
        empty: Value?,
        fails problem: Problem,
        mayAnswerTwice: Bool = false,
        onMainActor: Bool = false
    ) {
        request(
            success,
            or: failure,
            gives: value,
            empty: .some(empty),
            fails: problem,
            mayAnswerTwice: mayAnswerTwice,
            onMainActor: onMainActor
        )
    }
}
