import VIPERLedger

/// The report for a pull request: first the changes, then the table, and all of it short.
package struct MarkdownReport {
    /// A comment on GitHub is limited to 65,536 characters, which is more than anybody reads.
    private static let mostChanges = 30
    private static let mostFailures = 20
    private static let mostRows = 100
    private static let longestText = 1_200

    private let report: Report

    package init(_ report: Report) {
        self.report = report
    }

    package var text: String {
        let parts = [head, changes, open, table].filter { !$0.isEmpty }
        return parts.joined(separator: "\n\n") + "\n"
    }

    private var head: String {
        let tally = report.tally
        let sign = report.fails ? Status.violated.sign : Status.satisfied.sign
        return """
            ### \(sign) \(MarkdownText.line(report.title)): \(tally.satisfied) of \(tally.asked) \(report.noun)

            \(MarkdownText.line(tally.text(report.noun)))
            """
    }

    private var changes: String {
        guard let comparison = report.comparison else { return "" }
        let parts = [("worse", comparison.worse), ("better", comparison.better), ("changed", comparison.other)]
        let lines = parts.flatMap { word, changes in
            changes.map { change in
                let cells = [change.row.title, change.cell.requirement.headline, change.text].map(MarkdownText.line)
                return "| \(([word == "worse" ? "**worse**" : word] + cells).joined(separator: " | ")) |"
            }
        }
        let modules = [("New", comparison.added), ("Gone", comparison.gone)].compactMap { word, names in
            names.isEmpty ? nil : "\(word): \(names.map(MarkdownText.line).joined(separator: ", "))."
        }
        if lines.isEmpty && modules.isEmpty { return "Nothing has changed since the baseline." }
        let table = lines.isEmpty ? [] : [rows(["", "module", "requirement", "change"], lines, Self.mostChanges)]
        return (["#### Since the baseline"] + table + modules).joined(separator: "\n\n")
    }

    private var open: String {
        let open = report.open
        guard !open.isEmpty else { return "" }
        let shown = open.prefix(Self.mostFailures).map { row, cell in
            let text = cell.text.count > Self.longestText ? cell.text.prefix(Self.longestText) + "…" : cell.text
            let name = "\(cell.status.sign) \(row.title): \(cell.requirement.headline)"
            return """
                <details><summary>\(MarkdownText.element(name))</summary>

                \(MarkdownText.line(cell.status.word)) at \(MarkdownText.line(report.place(of: cell)))

                \(MarkdownText.block(text))

                </details>
                """
        }
        let rest = open.count - shown.count
        let more = rest > 0 ? ["… and \(rest) more; the page has all of them."] : []
        return (["#### What needs a person"] + shown + more).joined(separator: "\n\n")
    }

    private var table: String {
        let lines = report.rows.map { row in
            let tally = row.tally
            let open = [Status.violated, .couldNotBeJudged, .outdated, .flaky, .warning, .deviation]
                .filter { tally[$0] > 0 }
                .map { "\($0.sign) \(tally[$0]) \($0.word)" }
                .joined(separator: ", ")
            let met = "\(tally.satisfied) of \(tally.asked) \(row.noun)"
            return "| \([row.title, met, open].map(MarkdownText.line).joined(separator: " | ")) |"
        }
        return rows(["module", "satisfied", ""], lines, Self.mostRows)
    }

    private func rows(_ names: [String], _ lines: [String], _ most: Int) -> String {
        let rule = names.map { _ in "---" }
        let head = [names, rule].map { "| \($0.joined(separator: " | ")) |" }
        let table = (head + lines.prefix(most)).joined(separator: "\n")
        return lines.count > most ? table + "\n\n… and \(lines.count - most) more; the page has all of them." : table
    }
}
