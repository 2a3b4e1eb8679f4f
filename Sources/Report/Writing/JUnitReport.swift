import VIPERLedger

/// The report in the format of CI systems: a test case for each requirement.
package struct JUnitReport {
    private let report: Report

    package init(_ report: Report) {
        self.report = report
    }

    package var text: String {
        let suites = report.rows.map(suite)
        return """
            <?xml version="1.0" encoding="UTF-8"?>
            <testsuites name="\(XMLText.escape(report.title))" \(counts(report.rows.flatMap(\.cells)))>
            \(suites.joined(separator: "\n"))
            </testsuites>

            """
    }

    private func suite(_ row: Row) -> String {
        """
          <testsuite name="\(XMLText.escape("\(row.title): \(row.spec)"))" \(counts(row.cells))>
        \(row.cells.map(testCase).joined(separator: "\n"))
          </testsuite>
        """
    }

    private func testCase(_ cell: Cell) -> String {
        let worst = cell.worst
        let attributes = [
            ("classname", [cell.subject.module, cell.subject.suite].filter { !$0.isEmpty }.joined(separator: ".")),
            ("name", "\(cell.requirement.id) \(cell.requirement.statement)"),
            ("file", report.paths.shown(worst.test.file)),
            ("line", "\(worst.test.line)"),
            ("time", time(worst.seconds)),
        ]
        let head = "    <testcase " + attributes.map { "\($0)=\"\(XMLText.escape($1))\"" }.joined(separator: " ")
        guard let outcome = outcome(cell) else { return "\(head)/>" }
        return "\(head)>\n      \(outcome)\n    </testcase>"
    }

    private func outcome(_ cell: Cell) -> String? {
        let text = XMLText.escape(cell.text)
        let message = XMLText.escape("\(cell.status.word): \(cell.requirement.headline)")
        return switch Kind(cell.status) {
        case .passed: nil
        case .failed: "<failure message=\"\(message)\">\(text)</failure>"
        case .error: "<error message=\"\(message)\">\(text)</error>"
        case .skipped: "<skipped message=\"\(XMLText.escape("\(cell.status.word): \(cell.text)"))\"/>"
        // The format has no warnings, and a violated `should` must not fail.
        case .warned: "<system-out>\(message)&#10;\(text)</system-out>"
        }
    }

    private func counts(_ cells: [Cell]) -> String {
        func count(_ kind: Kind) -> Int { cells.count { Kind($0.status) == kind } }
        let seconds = cells.map(\.worst.seconds).reduce(0, +)
        return """
            tests="\(cells.count)" failures="\(count(.failed))" errors="\(count(.error))" \
            skipped="\(count(.skipped))" time="\(time(seconds))"
            """
    }

    /// Returns a duration as a decimal number, since Swift writes very small and very large numbers with an exponent.
    private func time(_ seconds: Double) -> String {
        "\((min(max(0, seconds), 1_000_000_000) * 1_000).rounded() / 1_000)"
    }

    private enum Kind {
        case passed, failed, error, skipped, warned

        init(_ status: Status) {
            self =
                switch status {
                case .satisfied: .passed
                case .violated, .outdated, .flaky: .failed
                case .couldNotBeJudged: .error
                case .notApplicable, .deviation, .notReached: .skipped
                case .warning: .warned
                }
        }
    }
}
