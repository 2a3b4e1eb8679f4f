/// What the home view tells its presenter, and what it reads on `reloadData()`.
@MainActor
public protocol HomePresenterInterface: AnyObject {
    /// The number of listed shows.
    var numberOfItems: Int { get }

    /// Returns the show at an index.
    ///
    /// - Parameter index: The index of the show in the list.
    /// - Returns: The show, or `nil` if there is none: the list may have shrunk since the view read its length.
    func item(at index: Int) -> Show?

    /// The user has tapped a show.
    ///
    /// - Parameter index: The index of the show in the list.
    func itemSelected(at index: Int)

    /// The user wants to log out.
    func logout()

    /// The view is about to appear, for the first time or again, or the user wants to refresh the shows.
    func loadShows()
}
