import Testing
import TodoReference
import TodoSpecs

@Suite struct AddInteractorTests {
    @Test(arguments: AddInteractorSpec.requirements)
    func conforms(to requirement: AddInteractorSpec.Requirement) async throws {
        try await requirement.verify { fixture in
            AddInteractor(dataManager: fixture.dataManager)
        }
    }
}
