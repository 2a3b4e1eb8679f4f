import Testing
import TodoSpecs

@Suite struct EndlessInteractorTests {
    @Test func isNamed() async throws {
        try await ListInteractorSpec.requirement("LIST-INTERACTOR-02").verify { fixture in
            EndlessInteractor(fixture)
        }
    }
}
