/// The user who has logged in.
public struct User: Hashable, Sendable {
    /// Identifies the user.
    public var id: String
    /// The email address that was typed.
    public var email: String

    /// Creates a user.
    ///
    /// - Parameters:
    ///   - id: Identifies the user.
    ///   - email: The email address that was typed.
    public init(id: String, email: String) {
        (self.id, self.email) = (id, email)
    }
}
