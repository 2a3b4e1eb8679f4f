public import ShowsContracts

/// What the wireframes build their modules with.
@MainActor
public struct ShowsServices {
    let shows: any ShowService
    let users: any UserService

    /// Names the services.
    ///
    /// - Parameters:
    ///   - shows: Gives shows and reviews.
    ///   - users: Knows who has logged in.
    public init(shows: any ShowService, users: any UserService) {
        (self.shows, self.users) = (shows, users)
    }
}
