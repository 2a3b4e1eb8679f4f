/// Gives the main actor to one body at a time, in the order in which they ask.
///
/// All bodies run on the main actor, so two at a time would only wait for each other. A body that plays another one
/// does so inside its own turn.
final class BodyQueue: Sendable {
    static let shared = BodyQueue()

    /// Whether the current task runs inside a body's turn.
    @TaskLocal static var hasTurn = false

    private let last = Shared<BodyTurn?>(nil)

    /// Returns a turn that begins after all turns that were asked for before.
    func turn() -> BodyTurn {
        last.update { last in
            let turn = BodyTurn(after: last)
            last = turn
            return turn
        }
    }
}
