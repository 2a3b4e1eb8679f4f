/// A held answer of a stage, whatever its types are.
struct AnyHeldAnswer: Sendable {
    /// Whether a second answer can be given that the module must not use.
    let canBeAnsweredTwice: Bool
    /// Answers on the main actor.
    let give: @MainActor @Sendable (Outcome, Int) -> Void
    /// Answers on whatever thread this is called.
    let giveElsewhere: @Sendable (Outcome, Int) -> Void

    init<Arguments, Value: Sendable, Failure>(
        _ held: HeldAnswer<Arguments, Value, Failure>,
        _ menu: Menu<Value, Failure>
    ) {
        canBeAnsweredTwice = held.canBeGivenAgain && !held.isStream
        give = { outcome, number in
            switch menu.answer(outcome, number) {
            case .success(let value): held.give(value)
            case .failure(let error): held.fail(error)
            }
            held.finish()
        }
        giveElsewhere = { outcome, number in
            switch menu.answer(outcome, number) {
            case .success(let value): held.give(value, isolation: nil)
            case .failure(let error): held.fail(error, isolation: nil)
            }
            held.finish()
        }
    }
}
