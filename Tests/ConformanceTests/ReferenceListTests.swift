import Testing
import TodoReference
import TodoSpecs

/// The reference list module, proved as any module is.
@Suite struct ReferenceListTests {
    @Test(arguments: ListInteractorSpec.requirements)
    func interactorConforms(to requirement: ListInteractorSpec.Requirement) async throws {
        try await requirement.verify { ListInteractor($0) }
    }

    @Test(arguments: ListPresenterSpec.requirements)
    func presenterConforms(to requirement: ListPresenterSpec.Requirement) async throws {
        try await requirement.verify { ListPresenter($0) }
    }
}
