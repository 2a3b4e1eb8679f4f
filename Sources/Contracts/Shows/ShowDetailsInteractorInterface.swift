/// What the presenter of a show asks of its interactor.
@MainActor
public protocol ShowDetailsInteractorInterface: AnyObject {
    /// Finds one show.
    ///
    /// - Parameters:
    ///   - showId: Which one.
    ///   - completion: Is called once for each call.
    func getShowDetails(
        for showId: String,
        _ completion: @escaping @MainActor @Sendable (Result<Show, any Error>) -> Void
    )

    /// Finds what was written of a show.
    ///
    /// - Parameters:
    ///   - showId: Which show.
    ///   - completion: Is called once for each call, with the reviews in the order in which they are to be listed.
    func getAllReviews(
        for showId: String,
        _ completion: @escaping @MainActor @Sendable (Result<[Review], any Error>) -> Void
    )
}
