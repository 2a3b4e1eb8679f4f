import TodoReference
import TodoSpecs

extension AddPresenter {
    /// Creates a presenter with all connections except its view.
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
