import VIPERLedger

/// One result of one run, and how often it occurred.
struct Run: Sendable {
    let entry: LedgerEntry
    /// The run; `nil` if it is unknown.
    let ledger: LedgerRun?
    var count = 1

    init(_ entry: LedgerEntry, _ ledger: LedgerRun?) {
        self.entry = entry
        self.ledger = ledger
    }

    func replaces(_ other: Run) -> Bool {
        guard let ledger, let earlier = other.ledger else { return false }
        return ledger.replaces(earlier)
    }
}
