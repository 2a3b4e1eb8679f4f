/// What the presenter of a review asks of its interactor.
@MainActor
public protocol ReviewInteractorInterface: AnyObject {
    /// Publishes a review.
    ///
    /// - Parameters:
    ///   - comment: What the user has written.
    ///   - rating: From one to five.
    ///   - showId: Which show it is about.
    ///   - completion: Is called once for each call.
    func addReview(
        _ comment: String,
        rating: Int,
        for showId: String,
        _ completion: @escaping @MainActor @Sendable (Result<Review, any Error>) -> Void
    )
}
