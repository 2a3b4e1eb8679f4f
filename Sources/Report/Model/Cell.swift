package import VIPERLedger

/// The results of one requirement on one module.
package struct Cell: Sendable {
    package internal(set) var requirement: Requirement
    package let subject: Subject
    /// The results, without those that a later run has replaced; the worst comes first.
    private var runs: [Run]
    /// Whether the report has the requirement that this one presupposes; if not, nothing explains why this one was not
    /// reached.
    var isCauseKnown = true

    init(_ requirement: Requirement, _ subject: Subject, _ run: Run) {
        self.requirement = requirement
        self.subject = subject
        runs = [run]
    }

    mutating func add(_ run: Run) {
        if runs.contains(where: { $0.replaces(run) }) { return }
        runs.removeAll { run.replaces($0) }
        if let same = runs.firstIndex(where: { $0.ledger == run.ledger && $0.entry.saysTheSame(as: run.entry) }) {
            runs[same].count += 1
        } else {
            let weight = Status(run.entry).weight
            runs.insert(run, at: runs.firstIndex { Status($0.entry).weight < weight } ?? runs.count)
        }
    }

    /// The results without repetitions; the worst comes first.
    package var entries: [LedgerEntry] {
        runs.reduce(into: []) { entries, run in
            if !entries.contains(where: { $0.saysTheSame(as: run.entry) }) { entries.append(run.entry) }
        }
    }

    package var status: Status {
        if runs.contains(where: { $0.entry.verdict != worst.verdict }) { return .flaky }
        let status = Status(worst)
        return status == .notReached && !isCauseKnown ? .couldNotBeJudged : status
    }

    /// The result that a person wants to see first.
    package var worst: LedgerEntry { runs[0].entry }

    /// The details of the result, in plain text.
    package var text: String {
        guard status == .flaky else { return worst.text }
        let words = runs.map { Status($0.entry).word }
        let counts = Status.allCases.map(\.word).compactMap { word in
            let count = zip(runs, words).filter { $0.1 == word }.map(\.0.count).reduce(0, +)
            return count == 0 ? nil : "\(word) \(count == 1 ? "once" : "\(count) times")"
        }
        return ([counts.joined(separator: ", ")] + (worst.text.isEmpty ? [] : [worst.text])).joined(separator: "\n")
    }
}
