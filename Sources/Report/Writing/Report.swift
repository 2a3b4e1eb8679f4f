import VIPERLedger

/// The content that all forms of a report show.
package struct Report {
    package let title: String
    package let conformance: Conformance
    package let rows: [Row]
    /// The changes; `nil` if there is no baseline.
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

    /// Whether the command fails; with a baseline, only if something became worse, or if nothing was checked.
    package var fails: Bool { hasCheckedNothing || comparison?.isWorse ?? (tally.failures > 0) }

    /// Whether no requirement applies, so that nothing is known about any module.
    package var hasCheckedNothing: Bool { tally.asked == 0 }

    /// The noun for all requirements, in the plural.
    var noun: String { conformance.systems == ["Laws"] ? "laws" : "requirements" }

    /// The results that need a person, the worst first.
    var open: [(row: Row, cell: Cell)] {
        let all = rows.flatMap { row in row.cells.filter(\.status.needsAPerson).map { (row: row, cell: $0) } }
        return all.filter { $0.cell.status.isFailure } + all.filter { !$0.cell.status.isFailure }
    }

    func place(of cell: Cell) -> String { "\(paths.shown(cell.worst.test.file)):\(cell.worst.test.line)" }
}
