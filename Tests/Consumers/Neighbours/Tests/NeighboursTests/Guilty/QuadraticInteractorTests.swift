import Testing
import TodoSpecs

@Suite struct QuadraticInteractorTests {
    @Test func isNamed() async throws {
        try await ListInteractorSpec.requirement("LIST-INTERACTOR-45").verify(within: .seconds(10)) { fixture in
            QuadraticInteractor(fixture)
        }
    }
}
