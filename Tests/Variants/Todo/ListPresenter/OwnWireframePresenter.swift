import TodoReference
import TodoSpecs

/// The presenter and the wireframe of its module in one object, which calls the fixture's wireframe to leave.
@MainActor
final class OwnWireframePresenter: ListModuleInterface, ListInteractorOutput, AddModuleDelegate, ListWireframeInterface
{
    private let presenter: ListPresenter
    private weak var navigator: ListWireframeInterfaceSpy?

    init(_ fixture: ListPresenterFixture) {
        presenter = ListPresenter(clock: fixture.clock)
        navigator = fixture.wireframe
        presenter.userInterface = fixture.view
        presenter.interactor = fixture.interactor
    }

    func presentAddInterface() { navigator?.presentAddInterface() }

    func addNewEntry() { presentAddInterface() }

    func updateView() { presenter.updateView() }

    func foundUpcomingItems(_ items: [UpcomingItem]) { presenter.foundUpcomingItems(items) }

    func addModuleDidCancelAddAction() { presenter.addModuleDidCancelAddAction() }

    func addModuleDidSaveAddAction() { presenter.addModuleDidSaveAddAction() }
}
