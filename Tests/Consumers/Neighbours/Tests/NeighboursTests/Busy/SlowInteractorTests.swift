import Testing
import TodoSpecs

/// A third of the half minute that LIST-INTERACTOR-45 allows is slow, but no fault.
@Suite struct SlowInteractorTests {
    @Test(arguments: ListInteractorSpec.requirements)
    func conforms(to requirement: ListInteractorSpec.Requirement) async throws {
        try await requirement.verify { fixture in
            let interactor = SlowInteractor(dataManager: fixture.dataManager, clock: fixture.clock)
            interactor.output = fixture.output
            return interactor
        }
    }
}
