public import ShowsContracts

/// Publishes a review.
@MainActor
public final class ReviewInteractor: ReviewInteractorInterface {
    private let showService: any ShowService

    /// Creates an interactor.
    ///
    /// - Parameter showService: Publishes reviews.
    public init(showService: any ShowService) {
        self.showService = showService
    }

    /// Asks the service.
    public func addReview(
        _ comment: String,
        rating: Int,
        for showId: String,
        _ completion: @escaping @MainActor @Sendable (Result<Review, any Error>) -> Void
    ) {
        showService.addReview(comment, rating: rating, for: showId, completion)
    }
}
