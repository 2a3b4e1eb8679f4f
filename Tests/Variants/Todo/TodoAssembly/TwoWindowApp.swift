import TodoReference
import TodoSpecs

/// Shows its list in a window and in a line of the menu bar, which share one module.
@MainActor
final class TwoWindowApp {
    private let navigator: any Navigator
    private let dataManager: TodoDataManager
    private let clock: any DayClock
    private let line = ListLineView()

    init(_ fixture: TodoAssemblyFixture) {
        navigator = fixture.navigator
        clock = fixture.clock
        dataManager = TodoDataManager(store: fixture.store, clock: fixture.clock) { _ in }
        fixture.track(self, line)
    }

    func start() {
        let interactor = ListInteractor(dataManager: dataManager, clock: clock)
        let presenter = ListPresenter(clock: clock)
        let views = ListViews(module: presenter)
        let window = ListTextView()
        let addWireframe = AddWireframe(
            navigator: navigator,
            dataManager: dataManager,
            clock: clock,
            delegate: presenter
        )
        interactor.output = presenter
        presenter.interactor = interactor
        presenter.userInterface = views
        presenter.wireframe = ClosureListWireframe(present: addWireframe.presentAddInterface)
        views.add(window)
        views.add(line)
        window.eventHandler = views
        line.eventHandler = views
        navigator.setRoot(window)
        line.appear()
    }
}
