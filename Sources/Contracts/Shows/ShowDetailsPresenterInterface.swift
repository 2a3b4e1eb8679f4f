/// What the show details view tells its presenter, and what it reads on `reloadData()`.
@MainActor
public protocol ShowDetailsPresenterInterface: AnyObject {
    /// The title of the show; `nil` until the show is available.
    var title: String? { get }

    /// The number of rows.
    var numberOfItems: Int { get }

    /// Returns the row at an index.
    ///
    /// - Parameter index: The index of the row.
    /// - Returns: The row, or `nil` if there is none: the list may have shrunk since the view read its length.
    func item(at index: Int) -> ShowDetailsItem?

    /// The user has tapped a row.
    ///
    /// - Parameter index: The index of the row.
    func itemSelected(at index: Int)

    /// The view is about to appear, for the first time or again, or the user wants to refresh it.
    func loadDetails()
}
