public import ShowsContracts

/// Builds the module of a show, and leads from there; the presenter owns it.
@MainActor
public final class ShowDetailsWireframe: ShowDetailsWireframeInterface {
    private let services: ShowsServices
    private weak var navigator: (any ShowsNavigator)?

    /// Creates a wireframe.
    ///
    /// - Parameters:
    ///   - services: What the module asks.
    ///   - navigator: Shows other screens.
    public init(services: ShowsServices, navigator: any ShowsNavigator) {
        self.services = services
        self.navigator = navigator
    }

    /// Builds the module.
    ///
    /// - Parameters:
    ///   - showId: Which show.
    ///   - view: Reads the rows; whoever makes it has it own the presenter.
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

    /// Has an alert shown.
    public func showAlert(title: String, message: String) { navigator?.showAlert(title: title, message: message) }
}
