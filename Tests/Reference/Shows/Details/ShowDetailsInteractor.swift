public import ShowsContracts

/// Finds a show and its reviews.
@MainActor
public final class ShowDetailsInteractor: ShowDetailsInteractorInterface {
    private let showService: any ShowService

    /// Creates an interactor.
    ///
    /// - Parameter showService: Provides the show and its reviews.
    public init(showService: any ShowService) {
        self.showService = showService
    }

    /// Asks the service.
    public func getShowDetails(
        for showId: String,
        _ completion: @escaping @MainActor @Sendable (Result<Show, any Error>) -> Void
    ) {
        showService.getShowDetails(for: showId, completion)
    }

    /// Asks the service.
    public func getAllReviews(
        for showId: String,
        _ completion: @escaping @MainActor @Sendable (Result<[Review], any Error>) -> Void
    ) {
        showService.getAllReviews(for: showId, completion)
    }
}
