/// Gives the interactors shows and reviews, over a network.
///
/// Each completion is called once.
@MainActor
public protocol ShowService: AnyObject {
    /// Finds all shows.
    ///
    /// - Parameter completion: Is handed the shows, in the order in which they are to be listed.
    func getShows(_ completion: @escaping @MainActor @Sendable (Result<[Show], any Error>) -> Void)

    /// Finds one show.
    ///
    /// - Parameters:
    ///   - showId: Which one.
    ///   - completion: Is handed the show.
    func getShowDetails(
        for showId: String,
        _ completion: @escaping @MainActor @Sendable (Result<Show, any Error>) -> Void
    )

    /// Finds what was written of a show.
    ///
    /// - Parameters:
    ///   - showId: Which show.
    ///   - completion: Is handed the reviews, the newest first.
    func getAllReviews(
        for showId: String,
        _ completion: @escaping @MainActor @Sendable (Result<[Review], any Error>) -> Void
    )

    /// Publishes a review.
    ///
    /// - Parameters:
    ///   - comment: What the user has written.
    ///   - rating: From one to five.
    ///   - showId: Which show it is about.
    ///   - completion: Is handed the review as it was published.
    func addReview(
        _ comment: String,
        rating: Int,
        for showId: String,
        _ completion: @escaping @MainActor @Sendable (Result<Review, any Error>) -> Void
    )
}
