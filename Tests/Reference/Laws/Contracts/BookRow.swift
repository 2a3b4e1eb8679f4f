public import Foundation

/// A book as the view shows it.
public struct BookRow: Equatable, Sendable {
    /// The title.
    public let title: String
    /// The date by which the book has to be returned if it is borrowed now.
    public let due: Date

    /// Creates a row.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - due: The date by which the book has to be returned if it is borrowed now.
    public init(title: String, due: Date) {
        self.title = title
        self.due = due
    }
}
