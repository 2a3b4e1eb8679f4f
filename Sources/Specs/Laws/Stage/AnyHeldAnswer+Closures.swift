extension AnyHeldAnswer {
    /// A question with a closure for success and one for failure, of which one is called.
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
