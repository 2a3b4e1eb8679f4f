public import Foundation

/// Why a service has no articles, and from where.
public struct ArticlesServiceError: Error, Hashable, Sendable {
    /// What happened.
    public enum Reason: Hashable, Sendable {
        /// The server answered with a status that promises no articles, such as 404.
        case status(Int)
        /// The server answered with something that holds no articles.
        case unreadable
        /// There is no server, or the connection broke before the answer was there.
        case connection
        /// The answer was not there in time.
        case timeLimit
        /// Nobody wants to know any more.
        case cancelled
    }

    /// What happened.
    public var reason: Reason
    /// Who was asked.
    public var address: URL

    /// Creates an error.
    ///
    /// - Parameters:
    ///   - reason: What happened.
    ///   - address: Who was asked.
    public init(_ reason: Reason, address: URL) {
        self.reason = reason
        self.address = address
    }
}
