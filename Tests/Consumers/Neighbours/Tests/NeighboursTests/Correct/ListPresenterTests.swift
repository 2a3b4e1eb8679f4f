import Testing
import TodoReference
import TodoSpecs

@Suite struct ListPresenterTests {
    @Test(arguments: ListPresenterSpec.requirements)
    func conforms(to requirement: ListPresenterSpec.Requirement) async throws {
        try await requirement.verify { fixture in
            let presenter = ListPresenter(clock: fixture.clock)
            presenter.userInterface = fixture.view
            presenter.interactor = fixture.interactor
            presenter.wireframe = fixture.wireframe
            return presenter
        }
    }
}
