/// A held answer of a stage, with its types erased.
struct AnyHeldAnswer: Sendable {
    /// Whether a second answer can be given, which the module must ignore.
    let canBeAnsweredTwice: Bool
    /// Whether it can be answered off the main actor.
    let canBeAnsweredElsewhere: Bool
    /// Whether it is answered with many values.
    let isStream: Bool
    /// Whether it is a stream that ends after a value.
    let endsAfterValue: Bool
    /// The call that asks the question.
    let call: @Sendable () -> LoggedCall?
    /// Whether the caller has stopped waiting because its task was cancelled.
    let isCancelled: @Sendable () -> Bool
    /// Whether a caller waits for the answer, or a reader for the next value.
    let isAwaited: @Sendable () -> Bool
    /// Whether a caller waits and cancellation cannot end the wait, since its failure type is `Never`.
    let isAwaitedToTheEnd: @Sendable () -> Bool
    /// Answers on the main actor.
    var give: @MainActor @Sendable (Outcome, Int) -> Void
    /// Answers on the main actor with the same list in another order; `nil` if the answer is no list.
    let giveReversed: (@MainActor @Sendable (Int) -> Void)?
    /// Ends a stream, unless it stays open after a value.
    let finish: @Sendable () -> Void
    /// Answers on the current thread, whichever that is.
    var giveElsewhere: @Sendable (Outcome, Int) -> Void

    init<Arguments, Value, Failure>(
        _ held: HeldAnswer<Arguments, Value, Failure>,
        _ menu: Menu<Value, Failure>
    ) {
        isStream = held.isStream
        canBeAnsweredTwice = menu.mayAnswerTwice && held.canBeGivenAgain && !held.isStream
        canBeAnsweredElsewhere = !menu.onMainActor
        call = { held.call }
        isCancelled = { held.isCancelled }
        isAwaited = { held.isAwaited }
        isAwaitedToTheEnd = { held.isAwaited && !held.isStream && Failure.self == Never.self }
        let staysOpen = menu.isEndless && held.isStream
        endsAfterValue = held.isStream && !menu.isEndless
        finish = { if !staysOpen { held.finish() } }
        let giveList: @MainActor @Sendable (Int) -> Void = { held.give(menu.reversed($0)) }
        giveReversed = menu.hasOrder ? giveList : nil
        give = { outcome, number in
            switch menu.answer(outcome, number) {
            case .success(let value): held.give(value)
            case .failure(let error): held.fail(error)
            }
        }
        giveElsewhere = { outcome, number in
            switch menu.answer(outcome, number) {
            case .success(let value): held.give(value, isolation: nil)
            case .failure(let error): held.fail(error, isolation: nil)
            }
            if !staysOpen { held.finish() }
        }
    }
}
