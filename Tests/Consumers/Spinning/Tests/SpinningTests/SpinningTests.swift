import Testing
import TodoSpecs

/// One that spins for ever, and those that come after it.
///
/// NB: the order of a serialized suite is that of the lines, and what it says holds only if the one
/// that spins is first.
@Suite(.serialized) struct SpinningTests {
    @Test func spins() async throws {
        try await ListInteractorSpec.requirement("LIST-INTERACTOR-02").verify { _ in SpinningInteractor() }
    }

    @Test(arguments: AddInteractorSpec.requirements.filter { $0.level == .must })
    func wouldConform(to requirement: AddInteractorSpec.Requirement) async throws {
        try await requirement.verify { fixture in PlainAddInteractor(dataManager: fixture.dataManager) }
    }
}
