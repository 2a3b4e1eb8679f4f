/// Leads away from a shelf.
@MainActor
public protocol ShelfWireframe {
    /// Shows the details of a book.
    func showDetails(of title: String)
    /// Closes the shelf.
    func close()
}
