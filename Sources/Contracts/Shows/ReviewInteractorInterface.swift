/// What the review presenter asks of its interactor.
@MainActor
public protocol ReviewInteractorInterface: AnyObject {
    /// Publishes a review.
    ///
    /// - Parameters:
    ///   - comment: The text that the user has written.
    ///   - rating: The number of stars, from one to five.
    ///   - showId: The id of the show.
    ///   - completion: Is called once for each call.
    func addReview(
        _ comment: String,
        rating: Int,
        for showId: String,
        _ completion: @escaping @MainActor @Sendable (Result<Review, any Error>) -> Void
    )
}
