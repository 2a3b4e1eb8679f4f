/// What the login presenter asks of its interactor.
@MainActor
public protocol LoginInteractorInterface: AnyObject {
    /// Logs a user in.
    ///
    /// - Parameters:
    ///   - email: The email address.
    ///   - password: The password.
    ///   - completion: Is called once for each call.
    func login(
        with email: String,
        _ password: String,
        _ completion: @escaping @MainActor @Sendable (Result<User, any Error>) -> Void
    )

    /// Creates an account, and logs the user in.
    ///
    /// - Parameters:
    ///   - email: The email address.
    ///   - password: The password.
    ///   - completion: Is called once for each call.
    func register(
        with email: String,
        _ password: String,
        _ completion: @escaping @MainActor @Sendable (Result<User, any Error>) -> Void
    )

    /// Keeps the user logged in at the next start of the app.
    func rememberUser()
}
