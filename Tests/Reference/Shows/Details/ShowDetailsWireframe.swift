public import ShowsContracts

/// Builds the module of a show, and leads from there; the presenter owns it.
@MainActor
public final class ShowDetailsWireframe: ShowDetailsWireframeInterface {
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
    /// - Parameters:
    ///   - showId: The show's identifier.
    ///   - view: Reads the rows; it has to own the returned presenter.
    /// - Returns: The presenter.
    public func module(of showId: String, for view: any ShowDetailsViewInterface) -> ShowDetailsPresenter {
        ShowDetailsPresenter(
            view: view,
            formatter: ShowDetailsFormatter(),
            interactor: ShowDetailsInteractor(showService: services.shows),
            wireframe: self,
            showId: showId
        )
    }

    /// Leads to a review.
    public func navigateToReview(id: String) { navigator?.show(.review(showId: id)) }

    /// Shows an alert.
    public func showAlert(title: String, message: String) { navigator?.showAlert(title: title, message: message) }
}
