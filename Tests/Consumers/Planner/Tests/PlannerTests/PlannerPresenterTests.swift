import Planner
import Testing
import TodoSpecs

@Suite struct PlannerPresenterTests {
    @Test(arguments: ListPresenterSpec.requirements)
    func conforms(to requirement: ListPresenterSpec.Requirement) async throws {
        try await requirement.verify { fixture in
            let interactor = fixture.interactor
            let presenter = PlannerPresenter(screen: fixture.view, calendar: fixture.clock.calendar) {
                interactor.findUpcomingItems()
            }
            presenter.router = fixture.wireframe
            return presenter
        }
    }
}
