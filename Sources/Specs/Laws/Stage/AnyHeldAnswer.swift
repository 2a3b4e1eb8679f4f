/// A held answer of a stage, whatever its types are.
struct AnyHeldAnswer: Sendable {
    /// Whether a second answer can be given that the module must not use.
    let canBeAnsweredTwice: Bool
    /// What it asks.
    let call: @Sendable () -> LoggedCall?
    /// Whether its caller has stopped waiting, since its task was cancelled.
    let isCancelled: @Sendable () -> Bool
    /// Whether a caller waits whose task can be cancelled in vain, since its errors do not allow to end the wait.
    let isAwaitedToTheEnd: @Sendable () -> Bool
    /// Answers on the main actor.
    let give: @MainActor @Sendable (Outcome, Int) -> Void
    /// Answers on whatever thread this is called.
    let giveElsewhere: @Sendable (Outcome, Int) -> Void

    init<Arguments, Value: Sendable, Failure>(
        _ held: HeldAnswer<Arguments, Value, Failure>,
        _ menu: Menu<Value, Failure>
    ) {
        canBeAnsweredTwice = held.canBeGivenAgain && !held.isStream
        call = { held.call }
        isCancelled = { held.isCancelled }
        isAwaitedToTheEnd = { held.isAwaited && Failure.self == Never.self }
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
