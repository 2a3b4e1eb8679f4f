public import Foundation

/// A book as the view shows it.
public struct BookRow: Equatable, Sendable {
    /// The title.
    public let title: String
    /// When the book has to be back if it is borrowed now.
    public let due: Date

    /// Creates a row.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - due: When the book has to be back if it is borrowed now.
    public init(title: String, due: Date) {
        self.title = title
        self.due = due
    }
}
