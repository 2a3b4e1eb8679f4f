public import ShowsContracts

/// Finds shows, and logs out.
@MainActor
public final class HomeInteractor: HomeInteractorInterface {
    private let showService: any ShowService
    private let userService: any UserService

    /// Creates an interactor.
    ///
    /// - Parameters:
    ///   - showService: Provides the shows.
    ///   - userService: Knows who has logged in.
    public init(showService: any ShowService, userService: any UserService) {
        self.showService = showService
        self.userService = userService
    }

    /// Asks the service.
    public func getShows(_ completion: @escaping @MainActor @Sendable (Result<[Show], any Error>) -> Void) {
        showService.getShows(completion)
    }

    /// Removes the user.
    public func logout() {
        userService.removeUser()
    }
}
