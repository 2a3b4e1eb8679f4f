import Foundation
import Proof
import Testing
import VIPERSpecs

/// The table that `make conformance` shows.
@Suite struct ConformanceTable {
    @Test func ofTheReferenceModules() async throws {
        var reports: [ConformanceReport] = []
        for spec in TodoSystem.specs { reports.append(try await spec.report()) }
        reports.append(try await TodoLaws.list.report(on: "the to-do list"))
        reports.append(try await TodoLaws.add.report(on: "adding to the to-do list"))
        let report = ConformanceReport(reports)
        if let path = ProcessInfo.processInfo.environment["VIPER_TABLE"] {
            try "\(report)\n".write(toFile: path, atomically: true, encoding: .utf8)
        }
        #expect(report.isConforming, "\(report)")
    }
}
