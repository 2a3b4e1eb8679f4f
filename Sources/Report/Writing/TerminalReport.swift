import VIPERLedger

/// The report for a terminal: a line for each module, and then only what needs a person.
package struct TerminalReport {
    /// How many lines of a failure are shown.
    private static let longestText = 12
    /// How many characters of each of these lines are shown.
    private static let longestLine = 1_000

    private let report: Report
    private let isColourful: Bool

    package init(_ report: Report, isColourful: Bool) {
        self.report = report
        self.isColourful = isColourful
    }

    package var text: String {
        [table, rest].filter { !$0.isEmpty }.joined(separator: "\n\n") + "\n"
    }

    /// The text after the lines of the modules: what needs a person, what has changed, and the total.
    package var rest: String { [open, comparison, total].filter { !$0.isEmpty }.joined(separator: "\n\n") }

    /// Returns the line of a module.
    package func line(_ row: Row) -> String {
        let tally = row.tally
        let colour: Colour? = tally.failures > 0 ? .red : tally[.warning] > 0 ? .yellow : tally.asked > 0 ? .green : nil
        return "\(painted(TerminalText.line(row.title), colour)) · \(TerminalText.line(tally.text(row.noun)))"
    }

    private var table: String { report.rows.map(line).joined(separator: "\n") }

    private var open: String { report.open.map(paragraph).joined(separator: "\n\n") }

    private func paragraph(_ row: Row, _ cell: Cell) -> String {
        let status = cell.status
        let head = painted("\(status.sign) \(status.word)", status.isFailure ? .red : .yellow)
        let what = "\(head)  \(TerminalText.line(row.title))  \(TerminalText.line(cell.requirement.headline))"
        var lines = TerminalText.escape(cell.text).split(separator: "\n", omittingEmptySubsequences: false)
        if lines.count > Self.longestText {
            lines = lines.prefix(Self.longestText) + ["… \(lines.count - Self.longestText) more lines …"]
        }
        let shown = lines.map { line in
            let start = line.prefix(Self.longestLine)
            return "    \(start)\(start.endIndex < line.endIndex ? " …" : "")"
        }
        return ([what, "    " + TerminalText.line(report.place(of: cell))] + shown)
            .joined(separator: "\n")
    }

    private var comparison: String {
        guard let comparison = report.comparison else { return "" }
        let parts = [("worse", comparison.worse), ("better", comparison.better), ("changed", comparison.other)]
        let changes = parts.flatMap { word, changes in
            changes.map { change in
                let what = "\(change.row.title)  \(change.cell.requirement.id)  \(change.text)"
                return "\(painted(word, word == "worse" ? .red : .green))  \(TerminalText.line(what))"
            }
        }
        let modules =
            comparison.added.map { "new  \(TerminalText.line($0))" }
            + comparison.gone.map { "gone  \(TerminalText.line($0))" }
        let lines = changes + modules
        return (["Since the baseline:" + (lines.isEmpty ? " nothing has changed." : "")] + lines)
            .joined(separator: "\n")
    }

    private var total: String {
        let count = Set(report.rows.map(\.title)).count
        return "\(count) \(count == 1 ? "module" : "modules") · " + report.tally.text(report.noun)
    }

    // MARK: Colour

    private enum Colour: Int {
        case red = 31
        case green = 32
        case yellow = 33
    }

    private func painted(_ text: String, _ colour: Colour?) -> String {
        guard isColourful, let colour else { return text }
        return "\u{1B}[\(colour.rawValue)m\(text)\u{1B}[0m"
    }
}
