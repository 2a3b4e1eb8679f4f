import LawReference
import Testing
import VIPERSpecs

/// The reference shelf, which obeys every law.
@Suite struct ReferenceShelf {
    @Test(arguments: ModuleLaws.requirements)
    func obeys(_ law: ModuleLaws.Requirement) async throws {
        try await law.verify { ShelfPresenter.play(on: $0) }
    }

    @Test func `Leaves no law out`() async throws {
        let report = try await ModuleLaws.report { ShelfPresenter.play(on: $0) }
        #expect(report.rows.filter { $0.verdict != .satisfied }.map(\.id) == [])
    }
}
