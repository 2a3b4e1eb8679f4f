package import VIPERLedger

/// What is known of one requirement on one module.
package struct Cell: Sendable {
    package let requirement: Requirement
    package let subject: Subject
    /// What was written down, without what says the same again; the worst comes first.
    package private(set) var runs: [LedgerEntry]
    /// How often each of them was written down.
    package private(set) var counts: [Int] = [1]

    init(_ requirement: Requirement, _ subject: Subject, _ entry: LedgerEntry) {
        self.requirement = requirement
        self.subject = subject
        runs = [entry]
    }

    mutating func add(_ entry: LedgerEntry) {
        if let known = runs.firstIndex(where: { $0.saysTheSame(as: entry) }) {
            counts[known] += 1
            return
        }
        let index = runs.firstIndex { Status($0).weight < Status(entry).weight } ?? runs.count
        runs.insert(entry, at: index)
        counts.insert(1, at: index)
    }

    package var status: Status { Set(runs.map(\.verdict)).count > 1 ? .flaky : Status(runs[0]) }

    /// The run that a person wants to see first.
    package var worst: LedgerEntry { runs[0] }

    /// What there is to say of it, in plain text.
    package var text: String {
        guard status == .flaky else { return worst.text }
        let verdicts = zip(runs, counts).map { "\(Status($0).word) \($1 == 1 ? "once" : "\($1) times")" }
        return ([verdicts.joined(separator: ", ")] + (worst.text.isEmpty ? [] : [worst.text])).joined(separator: "\n")
    }
}
