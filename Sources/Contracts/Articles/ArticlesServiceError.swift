public import Foundation

/// The reason why a service could not fetch articles, and the address that it asked.
public struct ArticlesServiceError: Error, Hashable, Sendable {
    /// What happened.
    public enum Reason: Hashable, Sendable {
        /// The server answered with a status that means no articles, such as 404.
        case status(Int)
        /// The server's answer could not be read as articles.
        case unreadable
        /// There is no server, or the connection broke before the answer came.
        case connection
        /// The answer did not come in time.
        case timeLimit
        /// The fetch was cancelled.
        case cancelled
    }

    /// What happened.
    public var reason: Reason
    /// The address that was asked.
    public var address: URL

    /// Creates an error.
    ///
    /// - Parameters:
    ///   - reason: What happened.
    ///   - address: The address that was asked.
    public init(_ reason: Reason, address: URL) {
        self.reason = reason
        self.address = address
    }
}
