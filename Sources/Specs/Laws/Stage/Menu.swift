/// The answers that a request can be given, and how they may be given.
///
/// `@unchecked`, since answers need not be `Sendable`: each one is newly made and passes to the module as if it came
/// from a service. Only the empty answer and the failure are given more than once.
struct Menu<Value, Failure: Error>: @unchecked Sendable {
    let value: @Sendable (Int) -> Value
    let empty: Value?
    let failure: Result<Value, Failure>?
    /// Whether the service may answer the same question twice, by mistake.
    let mayAnswerTwice: Bool
    /// Whether the service always answers on the main actor.
    let onMainActor: Bool
    /// Whether a stream stays open after a value.
    let isEndless: Bool

    /// The outcomes that this menu offers.
    var outcomes: Set<Outcome> {
        var outcomes: Set<Outcome> = [.success]
        if empty != nil { outcomes.insert(.empty) }
        if failure != nil { outcomes.insert(.failure) }
        return outcomes
    }

    /// Whether an answer is a list that can come in another order.
    var hasOrder: Bool { !isEndless && (value(0) as? any Reversible)?.isOrdered == true }

    /// Returns the list that answers a question, in another order.
    func reversed(_ number: Int) -> Value {
        let value = value(number)
        return (value as? any Reversible)?.turnedAround as? Value ?? value
    }

    /// Returns the answer to a question; a success if the menu does not offer that outcome.
    func answer(_ outcome: Outcome, _ number: Int) -> Result<Value, Failure> {
        switch outcome {
        case .success: .success(value(number))
        case .empty: .success(empty ?? value(number))
        case .failure: failure ?? .success(value(number))
        }
    }
}
