import TodoReference
import TodoSpecs

extension ListTextView {
    /// Creates a list view that holds a whole module.
    convenience init(
        dataManager: any ListDataManager,
        clock: any DayClock,
        wireframe: any ListWireframeInterface
    ) {
        self.init()
        let interactor = ListInteractor(dataManager: dataManager, clock: clock)
        let presenter = ListPresenter(clock: clock)
        interactor.output = presenter
        presenter.interactor = interactor
        presenter.userInterface = self
        presenter.wireframe = wireframe
        eventHandler = presenter
    }
}
