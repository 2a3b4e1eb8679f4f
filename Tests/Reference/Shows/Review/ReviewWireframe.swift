public import ShowsContracts

/// Builds the module with which the user reviews a show; the presenter owns it.
@MainActor
public final class ReviewWireframe: ReviewWireframeInterface {
    private let services: ShowsServices
    private weak var navigator: (any ShowsNavigator)?

    /// Creates a wireframe.
    ///
    /// - Parameters:
    ///   - services: What the module asks.
    ///   - navigator: Leads back.
    public init(services: ShowsServices, navigator: any ShowsNavigator) {
        self.services = services
        self.navigator = navigator
    }

    /// Builds the module.
    ///
    /// - Parameters:
    ///   - showId: Which show.
    ///   - view: Is told what the user can do; whoever makes it has it own the presenter.
    /// - Returns: The presenter.
    public func module(of showId: String, for view: any ReviewViewInterface) -> ReviewPresenter {
        let interactor = ReviewInteractor(showService: services.shows)
        return ReviewPresenter(view: view, interactor: interactor, wireframe: self, showId: showId)
    }

    /// Leads back to the show.
    public func close() { navigator?.goBack() }

    /// Has an alert shown.
    public func showAlert(title: String, message: String) { navigator?.showAlert(title: title, message: message) }
}
