/// What the interactor specs of the shows give to an interactor: the services that it asks.
///
/// ```swift
/// OurInteractor(showService: fixture.showService, userService: fixture.userService)
/// ```
@MainActor
public struct ShowsInteractorFixture: Fixture {
    /// The log that both doubles share.
    public let log: CallLog
    /// Watches the objects that have to go when the interactor goes.
    public let tracker: Tracker
    /// Gives the interactor shows and reviews.
    public let showService: ShowServiceMock
    /// Knows who has logged in.
    public let userService: UserServiceMock

    init() {
        log = CallLog()
        tracker = Tracker()
        showService = ShowServiceMock(log: log)
        userService = UserServiceMock(log: log)
        showService.getShows.hold()
        showService.getShowDetails.hold()
        showService.getAllReviews.hold()
        showService.addReview.hold()
        userService.login.hold()
        userService.register.hold()
    }
}
