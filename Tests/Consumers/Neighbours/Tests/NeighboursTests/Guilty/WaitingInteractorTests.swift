import Testing
import TodoSpecs

@Suite struct WaitingInteractorTests {
    @Test func isNamed() async throws {
        try await ListInteractorSpec.requirement("LIST-INTERACTOR-02").verify { fixture in
            WaitingInteractor(fixture)
        }
    }
}
