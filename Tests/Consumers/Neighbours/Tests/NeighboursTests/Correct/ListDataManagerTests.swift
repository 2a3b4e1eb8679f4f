import Testing
import TodoReference
import TodoSpecs

@Suite struct ListDataManagerTests {
    @Test(arguments: ListDataManagerSpec.requirements)
    func conforms(to requirement: ListDataManagerSpec.Requirement) async throws {
        try await requirement.verify { fixture in
            TodoDataManager(store: fixture.store, clock: fixture.clock) { _ in }
        }
    }
}
