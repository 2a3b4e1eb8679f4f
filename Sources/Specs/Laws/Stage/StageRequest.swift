/// A request that the module makes, whatever the types of its answers are.
@MainActor
struct StageRequest {
    let name: String
    let outcomes: Set<Outcome>
    /// The questions that were held so far, oldest first.
    let held: () -> [AnyHeldAnswer]
    /// Answers every question from now on as it is asked; the next one has the number.
    let answerAtOnce: (Outcome, Int) -> Void
    let forget: () -> Void

    init<Arguments, Value: Sendable, Failure>(
        _ answers: Answers<Arguments, Value, Failure>,
        value: @escaping @Sendable (Int) -> Value,
        empty: Value?,
        failure: Result<Value, Failure>?
    ) {
        let menu = Menu(value: value, empty: empty, failure: failure)
        name = answers.name
        outcomes = menu.outcomes
        held = { answers.held.map { AnyHeldAnswer($0, menu) } }
        forget = { answers.forgetHeld() }
        answerAtOnce = { outcome, number in
            switch menu.answer(outcome, number) {
            case .failure(let error): answers.fail(error)
            case .success:
                let numbers = NumberSource(from: number)
                answers.give { _ in menu.value(outcome, numbers.next()) }
            }
        }
        answers.hold()
    }
}
