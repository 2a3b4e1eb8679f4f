import VIPERLedger

/// An entry that is in the ledger while a requirement is verified, and stays there if the process ends meanwhile.
final class LedgerMark: Sendable {
    private enum State {
        case awaited
        case written(LedgerFile)
        case over
    }

    private let state = Shared(State.awaited)

    /// Writes the entry, unless ``end()`` was called before.
    ///
    /// - Parameter write: Writes the entry; returns `nil` if no ledger is wanted.
    func begin(_ write: () -> LedgerFile?) {
        state.update { state in
            if case .awaited = state, let file = write() { state = .written(file) }
        }
    }

    /// Removes the entry for good.
    func end() {
        state.update { state in
            if case .written(let file) = state { file.remove() }
            state = .over
        }
    }
}
