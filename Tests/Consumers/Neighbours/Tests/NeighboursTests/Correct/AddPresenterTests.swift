import Testing
import TodoReference
import TodoSpecs

@Suite struct AddPresenterTests {
    @Test(arguments: AddPresenterSpec.requirements)
    func conforms(to requirement: AddPresenterSpec.Requirement) async throws {
        try await requirement.verify { fixture in
            let presenter = AddPresenter(clock: fixture.clock)
            presenter.interactor = fixture.interactor
            presenter.wireframe = fixture.wireframe
            presenter.delegate = fixture.delegate
            return presenter
        }
    }
}
