/// The screens of the shows.
public enum ShowsScreen: Hashable, Sendable {
    /// The login, in the place of everything else.
    case login
    /// The list of all shows, in the place of everything else.
    case home
    /// The details of a show.
    case showDetails(id: String)
    /// A review of a show, which the user writes.
    case review(showId: String)
}
