public import TodoContracts
public import VIPERContracts

/// Assembles the list module, shows it, and leads to the add module.
///
/// The module belongs to its screen: the view holds the presenter, which holds this wireframe.
@MainActor
public final class ListWireframe: WireframeRole {
    /// Makes the wireframe of the add module for a delegate.
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
    ///   - navigator: Shows and removes the screen; `nil` if it is gone.
    ///   - dataManager: Finds the items.
    ///   - clock: Provides the current day and the calendar.
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

    /// Shows a new list module instead of all other screens.
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
