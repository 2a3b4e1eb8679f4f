import Planner
import Testing
import TodoSpecs

@Suite struct PlannerUseCaseTests {
    @Test(arguments: ListInteractorSpec.requirements)
    func conforms(to requirement: ListInteractorSpec.Requirement) async throws {
        try await requirement.verify { fixture in
            let clock = fixture.clock
            let useCase = PlannerUseCase(
                store: fixture.dataManager,
                calendar: { clock.calendar },
                now: { clock.now }
            )
            useCase.delegate = fixture.output
            return useCase
        }
    }
}
