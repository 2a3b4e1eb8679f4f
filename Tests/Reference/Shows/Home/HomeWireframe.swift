public import ShowsContracts

/// Builds the module that lists shows, and leads from there; the presenter owns it.
@MainActor
public final class HomeWireframe: HomeWireframeInterface {
    private let services: ShowsServices
    private weak var navigator: (any ShowsNavigator)?

    /// Creates a wireframe.
    ///
    /// - Parameters:
    ///   - services: The services of the modules.
    ///   - navigator: Shows other screens.
    public init(services: ShowsServices, navigator: any ShowsNavigator) {
        self.services = services
        self.navigator = navigator
    }

    /// Builds the module.
    ///
    /// - Parameter view: Reads the shows; it has to own the returned presenter.
    /// - Returns: The presenter.
    public func module(for view: any HomeViewInterface) -> HomePresenter {
        let interactor = HomeInteractor(showService: services.shows, userService: services.users)
        return HomePresenter(view: view, interactor: interactor, wireframe: self)
    }

    /// Leads to the login.
    public func navigateToLogin() { navigator?.show(.login) }

    /// Leads to a show.
    public func navigateToShowDetails(id: String) { navigator?.show(.showDetails(id: id)) }

    /// Shows an alert.
    public func showAlert(title: String, message: String) { navigator?.showAlert(title: title, message: message) }
}
