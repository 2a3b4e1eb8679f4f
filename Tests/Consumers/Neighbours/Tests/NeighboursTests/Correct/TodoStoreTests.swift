import Testing
import TodoReference
import TodoSpecs

@Suite struct TodoStoreTests {
    @Test(arguments: TodoStoreSpec.requirements)
    func conforms(to requirement: TodoStoreSpec.Requirement) async throws {
        try await requirement.verify { fixture in
            let store = InMemoryTodoStore()
            fixture.track(store)
            return TodoStoreProbe(store)
        }
    }
}
