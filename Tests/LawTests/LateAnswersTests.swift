import LawReference
import LawWitnesses
import Testing
import VIPERSpecs

/// Traps, which only another process can observe, since they end their own.
@Suite struct LateAnswersTests {
    @Test func `An unowned module ends its process`() async throws {
        let result = await #expect(processExitsWith: .failure) {
            try await ModuleLaws.requirement("LAW-03").verifyInExitTest { UnownedCounter.play(on: $0) }
        }
        let hasTrapped = if case .signal = try #require(result).exitStatus { true } else { false }
        #expect(hasTrapped)
    }

    @Test func `The reference survives`() async {
        await #expect(processExitsWith: .success, "LAW-03: a late answer ended the process") {
            try await ModuleLaws.requirement("LAW-03").verifyInExitTest { ShelfPresenter.play(on: $0) }
        }
    }

    @Test func `Nothing to check is refused`() async {
        await #expect(processExitsWith: .failure) {
            try await ModuleLaws.requirement("LAW-03").verifyInExitTest { stage in stage.event("nothing") {} }
        }
    }
}
