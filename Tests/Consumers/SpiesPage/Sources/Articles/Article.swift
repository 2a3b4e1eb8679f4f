public import Foundation

/// Something to read.
public struct Article: Equatable, Sendable {
    /// What it is called.
    public let title: String
    /// When it was published.
    public let date: Date

    /// Creates an article.
    public init(title: String, date: Date) {
        self.title = title
        self.date = date
    }
}
