import TodoReference
import TodoSpecs

extension AddPresenter {
    /// A presenter that is connected to everything but its view.
    convenience init(
        dataManager: any AddDataManager,
        clock: any DayClock,
        wireframe: any AddWireframeInterface,
        delegate: (any AddModuleDelegate)?
    ) {
        self.init(clock: clock)
        interactor = AddInteractor(dataManager: dataManager)
        self.wireframe = wireframe
        self.delegate = delegate
    }
}
