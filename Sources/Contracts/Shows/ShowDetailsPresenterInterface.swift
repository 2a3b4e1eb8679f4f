/// What the view of a show tells its presenter, and what it reads when it is told to.
@MainActor
public protocol ShowDetailsPresenterInterface: AnyObject {
    /// What the show is called; `nil` until it is there.
    var title: String? { get }

    /// How many rows there are.
    var numberOfItems: Int { get }

    /// A row.
    ///
    /// - Parameter index: Where it stands.
    /// - Returns: The row, or `nil` if there is none: the list may have shrunk since the view looked.
    func item(at index: Int) -> ShowDetailsItem?

    /// The user has tapped a row.
    ///
    /// - Parameter index: Where it stands.
    func itemSelected(at index: Int)

    /// The view is about to be seen, for the first time or again, or the user wants to have all of it anew.
    func loadDetails()
}
