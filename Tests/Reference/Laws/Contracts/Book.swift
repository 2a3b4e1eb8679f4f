public import VIPERContracts

/// A book of the library, which only the interactor handles.
public struct Book: EntityRole, Equatable, Sendable {
    /// The title.
    public let title: String

    /// Creates a book.
    ///
    /// - Parameter title: The title.
    public init(title: String) {
        self.title = title
    }
}
