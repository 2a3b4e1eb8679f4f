/// Lets one body at a time have the main actor, in the order in which they come.
///
/// They all live on the main actor, so running two at a time would gain nothing but waiting for each
/// other. A body that plays another one does so inside its own turn.
final class BodyQueue: Sendable {
    static let shared = BodyQueue()

    @TaskLocal private static var hasTurn = false

    private struct State {
        var isTaken = false
        var waiting: [OneShot<Void>] = []
    }

    private let state = Shared(State())

    /// Waits for a turn, does something in it, and ends it.
    func turn<Result: Sendable>(_ work: @Sendable () async throws -> Result) async rethrows -> Result {
        if Self.hasTurn { return try await work() }
        await take()
        defer { pass() }
        return try await Self.$hasTurn.withValue(true, operation: work)
    }

    private func take() async {
        let turn = OneShot<Void>()
        let isFree = state.update { state in
            defer { state.isTaken = true }
            if state.isTaken { state.waiting.append(turn) }
            return !state.isTaken
        }
        if !isFree { await turn.value }
    }

    private func pass() {
        let next = state.update { state -> OneShot<Void>? in
            if state.waiting.isEmpty {
                state.isTaken = false
                return nil
            }
            return state.waiting.removeFirst()
        }
        next?.send(())
    }
}
