/// Lets one body at a time have the main actor, in the order in which they come.
///
/// They all live on the main actor, so running two at a time would gain nothing but waiting for each
/// other. A body that plays another one does so inside its own turn.
final class BodyQueue: Sendable {
    static let shared = BodyQueue()

    /// Whether this is done in somebody's turn.
    @TaskLocal static var hasTurn = false

    private let last = Shared<BodyTurn?>(nil)

    /// A turn after all that were asked for before.
    func turn() -> BodyTurn {
        last.update { last in
            let turn = BodyTurn(after: last)
            last = turn
            return turn
        }
    }
}
