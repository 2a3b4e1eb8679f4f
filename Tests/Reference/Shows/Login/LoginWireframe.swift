public import ShowsContracts

/// Builds the login, and leads from there; the presenter owns it.
@MainActor
public final class LoginWireframe: LoginWireframeInterface {
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
    /// - Parameter view: Is told which actions are available; it has to own the returned presenter.
    /// - Returns: The presenter.
    public func module(for view: any LoginViewInterface) -> LoginPresenter {
        LoginPresenter(view: view, interactor: LoginInteractor(userService: services.users), wireframe: self)
    }

    /// Leads home.
    public func navigateToHome() { navigator?.show(.home) }

    /// Shows an alert.
    public func showAlert(title: String, message: String) { navigator?.showAlert(title: title, message: message) }
}
