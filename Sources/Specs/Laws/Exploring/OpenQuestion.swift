/// A question that a module asked in a walk, and that has not been answered.
struct OpenQuestion {
    /// The cause and the request, which are the same in every order.
    let id: String
    /// The request, with the number of the question, as the story calls it.
    let name: String
    /// The number that its answer is made from, which tells it from the answers to other questions.
    let number: Int
    let request: Int
    /// What led to it.
    let cause: Cause
    let held: AnyHeldAnswer

    /// Whether two questions ask the same, even if they ask two services of one type.
    @MainActor
    func asksTheSame(as other: OpenQuestion) -> Bool {
        guard let call = held.call(), let other = other.held.call() else { return false }
        return SeenCall.areAlike(call.call, other.call)
    }

    /// Whether it was asked a while after an answer, as in polling.
    var isAnotherRound: Bool { cause.depth > 1 && cause.id.contains(" → wait ") }
}
