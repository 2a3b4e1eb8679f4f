/// Provides the interactors with shows and reviews over a network.
///
/// Each completion is called once.
@MainActor
public protocol ShowService: AnyObject {
    /// Finds all shows.
    ///
    /// - Parameter completion: Receives the shows, in the order in which they are listed.
    func getShows(_ completion: @escaping @MainActor @Sendable (Result<[Show], any Error>) -> Void)

    /// Finds one show.
    ///
    /// - Parameters:
    ///   - showId: The id of the show.
    ///   - completion: Receives the show.
    func getShowDetails(
        for showId: String,
        _ completion: @escaping @MainActor @Sendable (Result<Show, any Error>) -> Void
    )

    /// Finds the reviews of a show.
    ///
    /// - Parameters:
    ///   - showId: The id of the show.
    ///   - completion: Receives the reviews, the newest first.
    func getAllReviews(
        for showId: String,
        _ completion: @escaping @MainActor @Sendable (Result<[Review], any Error>) -> Void
    )

    /// Publishes a review.
    ///
    /// - Parameters:
    ///   - comment: The text that the user has written.
    ///   - rating: The number of stars, from one to five.
    ///   - showId: The id of the show.
    ///   - completion: Receives the review as it was published.
    func addReview(
        _ comment: String,
        rating: Int,
        for showId: String,
        _ completion: @escaping @MainActor @Sendable (Result<Review, any Error>) -> Void
    )
}
