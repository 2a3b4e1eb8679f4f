/// Logs users in, and remembers who is logged in.
///
/// Each completion is called once.
@MainActor
public protocol UserService: AnyObject {
    /// Logs a user in.
    ///
    /// - Parameters:
    ///   - email: The email address.
    ///   - password: The password.
    ///   - completion: Receives the user.
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
    ///   - completion: Receives the user.
    func register(
        with email: String,
        _ password: String,
        _ completion: @escaping @MainActor @Sendable (Result<User, any Error>) -> Void
    )

    /// Keeps the user logged in at the next start of the app.
    func rememberUser()

    /// Forgets the user.
    func removeUser()
}
