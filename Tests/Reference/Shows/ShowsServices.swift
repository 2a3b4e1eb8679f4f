public import ShowsContracts

/// The services that the wireframes build their modules with.
@MainActor
public struct ShowsServices {
    let shows: any ShowService
    let users: any UserService

    /// Creates the set of services.
    ///
    /// - Parameters:
    ///   - shows: Provides shows and reviews.
    ///   - users: Knows who has logged in.
    public init(shows: any ShowService, users: any UserService) {
        (self.shows, self.users) = (shows, users)
    }
}
