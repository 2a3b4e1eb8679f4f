/// What the home view tells its presenter, and what it reads when it is told to.
@MainActor
public protocol HomePresenterInterface: AnyObject {
    /// How many shows are listed.
    var numberOfItems: Int { get }

    /// A show.
    ///
    /// - Parameter index: Where it stands.
    /// - Returns: The show, or `nil` if there is none: the list may have shrunk since the view looked.
    func item(at index: Int) -> Show?

    /// The user has tapped a show.
    ///
    /// - Parameter index: Where it stands.
    func itemSelected(at index: Int)

    /// The user wants to be somebody else.
    func logout()

    /// The view is about to be seen, for the first time or again, or the user wants to have the shows anew.
    func loadShows()
}
