extension AnyHeldAnswer {
    /// A question that takes a success closure and a failure closure, one of which is called.
    init<Arguments, OtherArguments, Value, Problem: Sendable>(
        _ success: HeldAnswer<Arguments, Value, Never>,
        or failure: HeldAnswer<OtherArguments, Problem, Never>,
        _ menu: Menu<Value, Never>,
        problem: Problem
    ) {
        let whole = AnyHeldAnswer(success, menu)
        self = whole
        give = { outcome, number in
            if outcome == .failure { failure.give(problem) } else { whole.give(outcome, number) }
        }
        giveElsewhere = { outcome, number in
            if outcome == .failure {
                failure.give(problem, isolation: nil)
            } else {
                whole.giveElsewhere(outcome, number)
            }
        }
    }
}
