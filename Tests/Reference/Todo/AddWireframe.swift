public import TodoContracts
public import VIPERContracts

/// Assembles the add module, presents it and dismisses it.
///
/// The module belongs to its screen: the view holds the presenter, which holds this wireframe.
@MainActor
public final class AddWireframe: WireframeRole {
    /// The presenter of the module that is on screen.
    public private(set) weak var presenter: AddPresenter?

    private weak var navigator: (any Navigator)?
    private let dataManager: any AddDataManager
    private let clock: any DayClock
    private weak var delegate: (any AddModuleDelegate)?
    private var isOnScreen = false

    /// Creates a wireframe.
    ///
    /// - Parameters:
    ///   - navigator: Shows and removes the screen; `nil` if it is gone.
    ///   - dataManager: Stores the new item.
    ///   - clock: Provides the current day and the calendar.
    ///   - delegate: Learns how the module ended.
    public init(
        navigator: (any Navigator)?,
        dataManager: any AddDataManager,
        clock: any DayClock,
        delegate: any AddModuleDelegate
    ) {
        self.navigator = navigator
        self.dataManager = dataManager
        self.clock = clock
        self.delegate = delegate
    }
}

extension AddWireframe: AddWireframeInterface {
    /// Presents a new add module, unless one is on screen.
    public func presentAddInterface() {
        // A screen can disappear without being dismissed by this wireframe, and its presenter disappears with it.
        if isOnScreen, presenter != nil { return }
        isOnScreen = true
        let presenter = AddPresenter(clock: clock)
        let view = AddTextView(calendar: clock.calendar)
        presenter.interactor = AddInteractor(dataManager: dataManager)
        presenter.wireframe = self
        presenter.delegate = delegate
        presenter.configureUserInterfaceForPresentation(view)
        view.eventHandler = presenter
        self.presenter = presenter
        navigator?.present(view)
    }

    /// Dismisses the screen, with which the module is deallocated.
    public func dismissAddInterface() {
        isOnScreen = false
        navigator?.dismiss()
    }
}
