import VIPERLedger

extension LedgerEntry {
    /// What there is to say of it, in plain text.
    var text: String {
        let known = acknowledged.map { verdict == .satisfied ? "Its reason was: \($0)" : "Acknowledged: \($0)" }
        return (failures + [reason, known].compactMap(\.self)).joined(separator: "\n")
    }

    /// Whether it comes to the same, however long it took and wherever it was.
    func saysTheSame(as other: LedgerEntry) -> Bool {
        verdict == other.verdict && failures == other.failures && reason == other.reason
            && acknowledged == other.acknowledged
    }
}
