/// The time in which one body has the main actor to itself.
///
/// A body waits for its turn on the main actor, so that it begins without a detour over another thread.
final class BodyTurn: Sendable {
    private enum State {
        case awaited, begun, over
    }

    private let state = Shared(State.awaited)
    private let previous: MainGate?
    private let isOver = MainGate()

    init(after previous: BodyTurn?) {
        self.previous = previous?.isOver
    }

    /// Waits for the turn.
    ///
    /// - Returns: Whether the turn begins; `false` if it was ended before.
    @MainActor
    func begin() async -> Bool {
        if let previous, !previous.isOpen { await previous.pass() }
        let begins = state.update { state in
            guard state == .awaited else { return false }
            state = .begun
            return true
        }
        if !begins { isOver.open() }
        return begins
    }

    /// Ends the turn, so that the next one can begin.
    ///
    /// After a turn that has not begun, the next one still waits for those before it.
    func end() {
        let hasBegun = state.update { state in
            defer { state = .over }
            return state == .begun
        }
        if hasBegun { isOver.open() }
    }
}
