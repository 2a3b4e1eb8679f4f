import Foundation
import Testing
import TodoReference
import TodoSpecs

/// The table that `make conformance` shows.
@Suite struct ConformanceTable {
    @Test func ofTheReferenceModules() async throws {
        let report = ConformanceReport(
            try await ListInteractorSpec.report { ListInteractor($0) },
            try await ListPresenterSpec.report { ListPresenter($0) }
        )
        if let path = ProcessInfo.processInfo.environment["VIPER_TABLE"] {
            try "\(report)\n".write(toFile: path, atomically: true, encoding: .utf8)
        }
        #expect(report.isConforming, "\(report)")
    }
}
