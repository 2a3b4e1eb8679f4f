import Foundation
import Proof
import Testing
import VIPERSpecs

/// The table that `make conformance` shows.
@Suite struct ConformanceTable {
    @Test func ofTheReferenceModules() async throws {
        var reports: [ConformanceReport] = []
        for system in Systems.all.chosen { reports += try await system.reports() }
        let report = ConformanceReport(reports)
        if let path = ProcessInfo.processInfo.environment["VIPER_TABLE"] {
            try "\(report)\n".write(toFile: path, atomically: true, encoding: .utf8)
        }
        #expect(report.isConforming, "\(report)")
    }
}
