/// What the home presenter asks of its interactor.
@MainActor
public protocol HomeInteractorInterface: AnyObject {
    /// Finds all shows.
    ///
    /// - Parameter completion: Is called once for each call, with the shows in the order in which they are listed.
    func getShows(_ completion: @escaping @MainActor @Sendable (Result<[Show], any Error>) -> Void)

    /// Forgets the user.
    func logout()
}
