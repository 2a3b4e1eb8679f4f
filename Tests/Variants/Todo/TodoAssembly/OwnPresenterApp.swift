import TodoReference
import TodoSpecs

/// Has its own list presenter, and everything else from the reference.
@MainActor
final class OwnPresenterApp: ListWireframeInterface {
    private weak var navigator: (any Navigator)?
    private let clock: any DayClock
    private let dataManager: TodoDataManager
    private let makePresenter: (ListPresenter, ListTextView) -> ForwardingPresenter
    private var addWireframe: AddWireframe?

    init(
        _ fixture: TodoAssemblyFixture,
        makePresenter: @escaping (ListPresenter, ListTextView) -> ForwardingPresenter
    ) {
        navigator = fixture.navigator
        clock = fixture.clock
        dataManager = TodoDataManager(
            store: fixture.store,
            clock: fixture.clock,
            reportFailure: fixture.failures.report
        )
        self.makePresenter = makePresenter
        fixture.track(self)
    }

    func start() {
        let view = ListTextView()
        let inner = ListPresenter(clock: clock)
        let interactor = ListInteractor(dataManager: dataManager, clock: clock)
        let presenter = makePresenter(inner, view)
        interactor.output = presenter
        inner.interactor = interactor
        inner.userInterface = view
        inner.wireframe = self
        view.eventHandler = presenter
        addWireframe = AddWireframe(navigator: navigator, dataManager: dataManager, clock: clock, delegate: presenter)
        navigator?.setRoot(view)
    }

    func presentAddInterface() { addWireframe?.presentAddInterface() }
}
