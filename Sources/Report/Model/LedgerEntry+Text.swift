import VIPERLedger

extension LedgerEntry {
    /// The details of the result, in plain text.
    var text: String {
        let known = acknowledged.map { verdict == .satisfied ? "Its reason was: \($0)" : "Acknowledged: \($0)" }
        return (failures + [reason, known].compactMap(\.self)).joined(separator: "\n")
    }

    /// Whether the results are equal, apart from their duration and their test.
    func saysTheSame(as other: LedgerEntry) -> Bool {
        verdict == other.verdict && failures == other.failures && reason == other.reason
            && acknowledged == other.acknowledged
    }
}
