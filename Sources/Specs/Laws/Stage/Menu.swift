/// What a request can be answered with, and how.
///
/// NB: `@unchecked`, since answers need not be `Sendable`: each is made anew, and passes to the module as from a service. Only
/// what stands for nothing, or for a failure, is handed over again.
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

    /// The outcomes that there are.
    var outcomes: Set<Outcome> {
        var outcomes: Set<Outcome> = [.success]
        if empty != nil { outcomes.insert(.empty) }
        if failure != nil { outcomes.insert(.failure) }
        return outcomes
    }

    /// The answer to a question; success if there is no such outcome.
    func answer(_ outcome: Outcome, _ number: Int) -> Result<Value, Failure> {
        switch outcome {
        case .success: .success(value(number))
        case .empty: .success(empty ?? value(number))
        case .failure: failure ?? .success(value(number))
        }
    }
}
