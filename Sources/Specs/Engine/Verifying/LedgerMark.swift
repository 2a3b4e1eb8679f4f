import VIPERLedger

/// What stands in the ledger while a requirement is verified, and stays there if the process ends meanwhile.
final class LedgerMark: Sendable {
    private enum State {
        case awaited
        case written(LedgerFile)
        case over
    }

    private let state = Shared(State.awaited)

    /// Writes it down, unless it is over already.
    ///
    /// - Parameter write: Writes it down, if anybody asked for a ledger.
    func begin(_ write: () -> LedgerFile?) {
        state.update { state in
            if case .awaited = state, let file = write() { state = .written(file) }
        }
    }

    /// Removes it, for good.
    func end() {
        state.update { state in
            if case .written(let file) = state { file.remove() }
            state = .over
        }
    }
}
