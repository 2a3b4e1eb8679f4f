import VIPERLedger

/// What one run found out, however often.
struct Run: Sendable {
    let entry: LedgerEntry
    /// Which run; `nil` if nobody knows.
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
