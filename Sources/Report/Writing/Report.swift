import VIPERLedger

/// What every form of a report is written from.
package struct Report {
    package let title: String
    package let conformance: Conformance
    package let rows: [Row]
    /// What has changed; `nil` if there is nothing to compare with.
    package let comparison: Comparison?
    package let paths: SourcePaths

    package init(_ conformance: Conformance, title: String, since baseline: Conformance? = nil, paths: SourcePaths) {
        self.title = title
        self.conformance = conformance
        rows = conformance.rows
        comparison = baseline.map { Comparison(conformance, since: $0) }
        self.paths = paths
    }

    package var tally: Tally { Tally(rows) }

    /// Whether somebody has to do something before this is green: with a baseline, only about what became worse.
    package var fails: Bool { hasCheckedNothing || comparison?.isWorse ?? (tally.failures > 0) }

    /// Whether nothing applies of all that there is, so that nothing is known of any module.
    package var hasCheckedNothing: Bool { tally.asked == 0 }

    /// What all requirements are called together.
    var noun: String { conformance.systems == ["Laws"] ? "laws" : "requirements" }

    /// What needs a person, the worst first.
    var open: [(row: Row, cell: Cell)] {
        let all = rows.flatMap { row in row.cells.filter(\.status.needsAPerson).map { (row: row, cell: $0) } }
        return all.filter { $0.cell.status.isFailure } + all.filter { !$0.cell.status.isFailure }
    }

    func place(of cell: Cell) -> String { "\(paths.shown(cell.worst.test.file)):\(cell.worst.test.line)" }
}
