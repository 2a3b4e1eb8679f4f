/// What the login presenter asks of its interactor.
@MainActor
public protocol LoginInteractorInterface: AnyObject {
    /// Logs somebody in.
    ///
    /// - Parameters:
    ///   - email: The address.
    ///   - password: The password.
    ///   - completion: Is called once for each call.
    func login(
        with email: String,
        _ password: String,
        _ completion: @escaping @MainActor @Sendable (Result<User, any Error>) -> Void
    )

    /// Makes an account, and logs in.
    ///
    /// - Parameters:
    ///   - email: The address.
    ///   - password: The password.
    ///   - completion: Is called once for each call.
    func register(
        with email: String,
        _ password: String,
        _ completion: @escaping @MainActor @Sendable (Result<User, any Error>) -> Void
    )

    /// Has the user logged in at the next start, too.
    func rememberUser()
}
