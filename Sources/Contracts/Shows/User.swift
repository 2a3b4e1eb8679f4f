/// Who has logged in.
public struct User: Hashable, Sendable {
    /// What tells the user from others.
    public var id: String
    /// The address that was typed.
    public var email: String

    /// Creates a user.
    ///
    /// - Parameters:
    ///   - id: What tells the user from others.
    ///   - email: The address that was typed.
    public init(id: String, email: String) {
        (self.id, self.email) = (id, email)
    }
}
