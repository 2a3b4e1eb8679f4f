import Planner
import Testing
import TodoSpecs

@Suite struct PlannerUseCaseTests {
    @Test(arguments: ListInteractorSpec.requirements)
    func conforms(to requirement: ListInteractorSpec.Requirement) async throws {
        try await requirement.verify { fixture in
            let clock = fixture.clock
            let store = StoreAdapter(fixture.dataManager)
            let useCase = PlannerUseCase(store: store, calendar: { clock.calendar }, now: { clock.now })
            fixture.track(useCase)
            return UseCaseAdapter(useCase, output: fixture.output)
        }
    }
}
