public import ShowsContracts

/// Builds the module in which the user reviews a show; the presenter owns it.
@MainActor
public final class ReviewWireframe: ReviewWireframeInterface {
    private let services: ShowsServices
    private weak var navigator: (any ShowsNavigator)?

    /// Creates a wireframe.
    ///
    /// - Parameters:
    ///   - services: The services of the modules.
    ///   - navigator: Leads back.
    public init(services: ShowsServices, navigator: any ShowsNavigator) {
        self.services = services
        self.navigator = navigator
    }

    /// Builds the module.
    ///
    /// - Parameters:
    ///   - showId: The show's identifier.
    ///   - view: Is told which actions are available; it has to own the returned presenter.
    /// - Returns: The presenter.
    public func module(of showId: String, for view: any ReviewViewInterface) -> ReviewPresenter {
        let interactor = ReviewInteractor(showService: services.shows)
        return ReviewPresenter(view: view, interactor: interactor, wireframe: self, showId: showId)
    }

    /// Leads back to the show.
    public func close() { navigator?.goBack() }

    /// Shows an alert.
    public func showAlert(title: String, message: String) { navigator?.showAlert(title: title, message: message) }
}
