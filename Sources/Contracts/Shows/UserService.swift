/// Knows who has logged in.
///
/// Each completion is called once.
@MainActor
public protocol UserService: AnyObject {
    /// Logs somebody in.
    ///
    /// - Parameters:
    ///   - email: The address.
    ///   - password: The password.
    ///   - completion: Is handed the user.
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
    ///   - completion: Is handed the user.
    func register(
        with email: String,
        _ password: String,
        _ completion: @escaping @MainActor @Sendable (Result<User, any Error>) -> Void
    )

    /// Has the user logged in at the next start, too.
    func rememberUser()

    /// Forgets the user.
    func removeUser()
}
