import LawReference
import Testing
import VIPERSpecs

/// Checks that the reference shelf obeys every law.
@Suite struct ReferenceShelf {
    private static let shelf = Module { ShelfPresenter.play(on: $0) }

    @Test(arguments: shelf.laws)
    func obeys(_ law: Module.Law) async throws { try await law.verify() }

    @Test func `Leaves no law out`() async throws {
        let report = try await ModuleLaws.report { ShelfPresenter.play(on: $0) }
        // The shelf reads no stream, shows nothing before the answer, has neither a retry button nor an invariant, has no
        // work that outlives it, undoes nothing, takes no row away, shows nothing that the user enters, and has one error
        // for all.
        let others = Set([30, 31, 32, 33, 34, 37, 39, 44, 47, 49].map { "LAW-\($0)" })
        #expect(Set(report.rows.filter { $0.verdict != .satisfied }.map(\.id)) == others)
    }
}
