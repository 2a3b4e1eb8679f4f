import Foundation
import Testing
import TodoSpecs

/// The table that `make conformance` shows.
@Suite struct ConformanceTable {
    @Test func ofTheReferenceModules() async throws {
        let report = ConformanceReport(
            try await ListInteractorSpec.report { ListInteractorSpec.reference($0) },
            try await ListPresenterSpec.report { ListPresenterSpec.reference($0) },
            try await ListViewSpec.report { ListViewSpec.reference($0) },
            try await ListWireframeSpec.report { ListWireframeSpec.reference($0) },
            try await ListDataManagerSpec.report { ListDataManagerSpec.reference($0) },
            try await AddInteractorSpec.report { AddInteractorSpec.reference($0) },
            try await AddPresenterSpec.report { AddPresenterSpec.reference($0) },
            try await AddViewSpec.report { AddViewSpec.reference($0) },
            try await AddWireframeSpec.report { AddWireframeSpec.reference($0) },
            try await AddDataManagerSpec.report { AddDataManagerSpec.reference($0) },
            try await TodoStoreSpec.report { try TodoStoreSpec.fileReference($0) },
            try await TodoAssemblySpec.report { TodoAssemblySpec.reference($0) }
        )
        if let path = ProcessInfo.processInfo.environment["VIPER_TABLE"] {
            try "\(report)\n".write(toFile: path, atomically: true, encoding: .utf8)
        }
        #expect(report.isConforming, "\(report)")
    }
}
