public import TodoContracts
public import VIPERContracts

/// Puts the list module together, shows it, and leads to the add module.
///
/// The module belongs to its screen: the view holds the presenter, which holds this wireframe.
@MainActor
public final class ListWireframe: WireframeRole {
    /// Makes the wireframe of the add module for the delegate that is to hear of it.
    public typealias MakeAddWireframe = (any AddModuleDelegate) -> any AddWireframeInterface

    /// The presenter of the module that is on screen.
    public private(set) weak var presenter: ListPresenter?

    private weak var navigator: (any Navigator)?
    private let dataManager: any ListDataManager
    private let clock: any DayClock
    private let makeAddWireframe: MakeAddWireframe
    private var addWireframe: (any AddWireframeInterface)?

    /// Creates a wireframe.
    ///
    /// - Parameters:
    ///   - navigator: Brings the screen on and off; `nil` if it has gone.
    ///   - dataManager: Finds the items.
    ///   - clock: Says what day it is, and in which calendar.
    ///   - makeAddWireframe: Makes the wireframe of the add module.
    public init(
        navigator: (any Navigator)?,
        dataManager: any ListDataManager,
        clock: any DayClock,
        makeAddWireframe: @escaping MakeAddWireframe
    ) {
        self.navigator = navigator
        self.dataManager = dataManager
        self.clock = clock
        self.makeAddWireframe = makeAddWireframe
    }

    /// Shows a new list module in the place of all other screens.
    public func presentListInterface() {
        let interactor = ListInteractor(dataManager: dataManager, clock: clock)
        let presenter = ListPresenter(clock: clock)
        let view = ListTextView()
        interactor.output = presenter
        presenter.interactor = interactor
        presenter.userInterface = view
        presenter.wireframe = self
        view.eventHandler = presenter
        self.presenter = presenter
        addWireframe = makeAddWireframe(presenter)
        navigator?.setRoot(view)
    }
}

extension ListWireframe: ListWireframeInterface {
    /// Presents the add module.
    public func presentAddInterface() {
        addWireframe?.presentAddInterface()
    }
}
