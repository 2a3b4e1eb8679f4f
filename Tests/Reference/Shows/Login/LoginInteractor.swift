public import ShowsContracts

/// Logs a user in.
@MainActor
public final class LoginInteractor: LoginInteractorInterface {
    private let userService: any UserService

    /// Creates an interactor.
    ///
    /// - Parameter userService: Knows who has logged in.
    public init(userService: any UserService) {
        self.userService = userService
    }

    /// Asks the service.
    public func login(
        with email: String,
        _ password: String,
        _ completion: @escaping @MainActor @Sendable (Result<User, any Error>) -> Void
    ) {
        userService.login(with: email, password, completion)
    }

    /// Asks the service.
    public func register(
        with email: String,
        _ password: String,
        _ completion: @escaping @MainActor @Sendable (Result<User, any Error>) -> Void
    ) {
        userService.register(with: email, password, completion)
    }

    /// Has the service remember the user.
    public func rememberUser() {
        userService.rememberUser()
    }
}
