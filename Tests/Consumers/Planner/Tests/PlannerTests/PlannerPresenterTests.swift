import Planner
import Testing
import TodoSpecs

@Suite struct PlannerPresenterTests {
    @Test(arguments: ListPresenterSpec.requirements)
    func conforms(to requirement: ListPresenterSpec.Requirement) async throws {
        try await requirement.verify { fixture in
            let interactor = fixture.interactor
            let presenter = PlannerPresenter(calendar: fixture.clock.calendar) { interactor.findUpcomingItems() }
            fixture.track(presenter)
            return PresenterAdapter(presenter, view: fixture.view, wireframe: fixture.wireframe)
        }
    }
}
