/// The screens of the shows.
public enum ShowsScreen: Hashable, Sendable {
    /// The login, which replaces all other screens.
    case login
    /// The list of all shows, which replaces all other screens.
    case home
    /// The details of a show.
    case showDetails(id: String)
    /// The screen on which the user writes a review of a show.
    case review(showId: String)
}
