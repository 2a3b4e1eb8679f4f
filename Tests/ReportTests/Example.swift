import ConformanceReporting
import Foundation
import VIPERLedger

/// Real ledgers, of which Docs/Reports.md shows what becomes.
enum Example {
    static func report() throws -> Report {
        let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(component: "Example")
        var conformance = Conformance()
        var reader = LedgerReader()
        reader.read(folder.path(percentEncoded: false)) { conformance.add($0, of: $1) }
        if let problem = reader.problems.first { throw problem }
        return Report(conformance, title: "Reader", paths: SourcePaths(root: "/") { _ in false })
    }
}
