import Testing
import TodoReference
import TodoSpecs

@Suite struct ListInteractorTests {
    @Test(arguments: ListInteractorSpec.requirements)
    func conforms(to requirement: ListInteractorSpec.Requirement) async throws {
        try await requirement.verify { fixture in
            let interactor = ListInteractor(dataManager: fixture.dataManager, clock: fixture.clock)
            interactor.output = fixture.output
            return interactor
        }
    }
}
