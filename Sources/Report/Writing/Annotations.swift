import VIPERLedger

/// The report as commands to GitHub's runner, which shows each failure beside its line of code.
package struct Annotations {
    private let report: Report

    package init(_ report: Report) {
        self.report = report
    }

    /// A line for each requirement that needs a person; empty if there is none.
    package var text: String {
        report.open.map { row, cell in
            let worst = cell.worst.test
            let properties = [
                ("file", report.paths.shown(worst.file)),
                ("line", "\(worst.line)"),
                ("title", "\(cell.requirement.id) \(cell.status.word)"),
            ]
            .map { "\($0)=\(AnnotationText.property($1))" }
            .joined(separator: ",")
            let message = "\(row.title): \(cell.requirement.headline)\n\(cell.text)"
            return
                "::\(cell.status.isFailure ? "error" : "warning") \(properties)::\(AnnotationText.message(message))\n"
        }
        .joined()
    }
}
