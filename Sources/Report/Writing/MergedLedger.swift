package import Foundation
import VIPERLedger

/// All ledgers merged into one, to compare with later.
package struct MergedLedger {
    private let report: Report

    package init(_ report: Report) {
        self.report = report
    }

    package var text: Data {
        get throws {
            try report.rows.flatMap(\.cells).flatMap(\.entries).reduce(into: Data()) { text, entry in
                // A baseline is kept in the repository, where each duration and each absolute path would be a
                // difference.
                var entry = entry
                entry.seconds = 0
                entry.story = nil
                entry.test.file = report.paths.shown(entry.test.file)
                text.append(try entry.line)
            }
        }
    }
}
