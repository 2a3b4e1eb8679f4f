public import Foundation

/// Why a service could not fetch articles, and from which address.
public struct ArticlesServiceError: Error, Hashable, Sendable {
    /// What happened.
    public enum Reason: Hashable, Sendable {
        /// The server answered with a status that promises no articles, such as 404.
        case status(Int)
        /// The server answered with something that contains no articles.
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
