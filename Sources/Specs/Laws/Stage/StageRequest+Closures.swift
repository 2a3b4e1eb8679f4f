extension StageRequest {
    /// A request that takes a success closure and a failure closure, one of which is called.
    init<Arguments, OtherArguments, Value, Problem: Sendable>(
        _ success: Answers<Arguments, Value, Never>,
        or failure: Answers<OtherArguments, Problem, Never>,
        _ menu: Menu<Value, Never>,
        problem: Problem
    ) {
        self.init(success, menu)
        failure.hold()
        // Each question holds both closures; one that was answered at once leaves the held other closure, which is
        // skipped.
        let (succeeded, failed) = (NumberSource(from: 0), NumberSource(from: 0))
        outcomes = menu.outcomes.union([.failure])
        held = { seen in
            zip(success.held.dropFirst(failed.upcoming), failure.held.dropFirst(succeeded.upcoming)).dropFirst(seen)
                .map { AnyHeldAnswer($0, or: $1, menu, problem: problem) }
        }
        answerAtOnce = { outcome, first in
            let numbers = NumberSource(from: first)
            if outcome == .failure {
                success.hold()
                failure.give { [weak failure] _ in
                    failed.next()
                    if numbers.next() - first >= Self.mostAtOnce - 1 { failure?.hold() }
                    return problem
                }
            } else {
                failure.hold()
                success.give { [weak success] _ in
                    succeeded.next()
                    let number = numbers.next()
                    if number - first >= Self.mostAtOnce - 1 { success?.hold() }
                    return outcome == .empty ? menu.empty ?? menu.value(number) : menu.value(number)
                }
            }
        }
        forget = {
            success.forgetHeld()
            failure.forgetHeld()
        }
    }
}
