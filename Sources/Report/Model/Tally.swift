/// The number of requirements in each status.
package struct Tally: Sendable {
    private var counts: [Status: Int] = [:]

    package init(_ cells: some Sequence<Cell>) {
        for cell in cells { counts[cell.status, default: 0] += 1 }
    }

    package init(_ rows: [Row]) {
        self.init(rows.lazy.flatMap(\.cells))
    }

    package subscript(status: Status) -> Int { counts[status] ?? 0 }

    package var satisfied: Int { self[.satisfied] }

    /// The number of requirements that apply.
    package var asked: Int { counts.values.reduce(0, +) - self[.notApplicable] }

    package var failures: Int { counts.filter { $0.key.isFailure }.values.reduce(0, +) }

    /// Returns a summary, such as “18 of 20 laws · 1 violated · 1 acknowledged”.
    package func text(_ noun: String) -> String {
        let others = Status.allCases.filter { $0 != .satisfied && self[$0] > 0 }.map { "\(self[$0]) \($0.word)" }
        return (["\(satisfied) of \(asked) \(noun)"] + others).joined(separator: " · ")
    }
}
