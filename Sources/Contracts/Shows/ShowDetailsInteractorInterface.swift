/// What the show details presenter asks of its interactor.
@MainActor
public protocol ShowDetailsInteractorInterface: AnyObject {
    /// Finds one show.
    ///
    /// - Parameters:
    ///   - showId: The id of the show.
    ///   - completion: Is called once for each call.
    func getShowDetails(
        for showId: String,
        _ completion: @escaping @MainActor @Sendable (Result<Show, any Error>) -> Void
    )

    /// Finds the reviews of a show.
    ///
    /// - Parameters:
    ///   - showId: The id of the show.
    ///   - completion: Is called once for each call, with the reviews in the order in which they are listed.
    func getAllReviews(
        for showId: String,
        _ completion: @escaping @MainActor @Sendable (Result<[Review], any Error>) -> Void
    )
}
