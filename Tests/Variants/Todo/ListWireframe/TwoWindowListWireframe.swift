import TodoReference
import TodoSpecs

/// Shows one list module in a window, and in a line that is always on screen.
@MainActor
final class TwoWindowListWireframe: ListWireframeInterface {
    private weak var navigator: (any Navigator)?
    private let dataManager: any ListDataManager
    private let clock: any DayClock
    private let makeAddWireframe: ListWireframe.MakeAddWireframe
    private var addWireframe: (any AddWireframeInterface)?

    init(
        navigator: (any Navigator)?,
        dataManager: any ListDataManager,
        clock: any DayClock,
        makeAddWireframe: @escaping ListWireframe.MakeAddWireframe
    ) {
        self.navigator = navigator
        self.dataManager = dataManager
        self.clock = clock
        self.makeAddWireframe = makeAddWireframe
    }

    func presentList(beside line: ListLineView) {
        let interactor = ListInteractor(dataManager: dataManager, clock: clock)
        let presenter = ListPresenter(clock: clock)
        let views = ListViews(module: presenter)
        let window = ListTextView()
        interactor.output = presenter
        presenter.interactor = interactor
        presenter.userInterface = views
        presenter.wireframe = self
        views.add(window)
        views.add(line)
        window.eventHandler = views
        line.eventHandler = views
        addWireframe = makeAddWireframe(presenter)
        navigator?.setRoot(window)
        line.appear()
    }

    func presentAddInterface() { addWireframe?.presentAddInterface() }
}
