/// A question that a module asked in a walk, and that has not been answered.
struct OpenQuestion {
    /// Who asked it after what, the same in every order.
    let id: String
    /// The request, with the number of the question, as the story calls it.
    let name: String
    /// Tells its answer from the answers to other questions.
    let number: Int
    let request: Int
    /// What it came of.
    let cause: Cause
    let held: AnyHeldAnswer

    /// Whether two questions ask the same, also of two services of one type.
    @MainActor
    func asksTheSame(as other: OpenQuestion) -> Bool {
        guard let call = held.call(), let other = other.held.call() else { return false }
        return SeenCall.areAlike(call.call, other.call)
    }

    /// Whether it was asked a while after an answer, as who polls does.
    var isAnotherRound: Bool { cause.depth > 1 && cause.id.contains(" → wait ") }
}
