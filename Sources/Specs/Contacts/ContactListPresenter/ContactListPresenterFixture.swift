/// What the contact list presenter spec gives to a presenter: its view, interactor and router.
///
/// ```swift
/// let presenter = OurPresenter(interactor: fixture.interactor, router: fixture.router)
/// presenter.view = fixture.view
/// ```
@MainActor
public struct ContactListPresenterFixture: Fixture {
    /// The log that all doubles share.
    public let log: CallLog
    /// Watches the objects that have to go when the presenter goes.
    public let tracker: Tracker
    /// Is told that there is something new to read; the presenter holds it weakly.
    public internal(set) var view: ContactListPresenterOutputSpy
    /// Is asked for contacts; the answers come through the presenter's `ContactListInteractorOutput`.
    public let interactor: ContactListInteractorInputMock
    /// Is asked for other screens.
    public let router: ContactListRouterProtocolSpy

    init() {
        log = CallLog()
        tracker = Tracker()
        view = ContactListPresenterOutputSpy(log: log)
        interactor = ContactListInteractorInputMock(log: log)
        router = ContactListRouterProtocolSpy(log: log)
    }

    /// How often the interactor was asked to fetch.
    var fetches: Int { interactor.calls.count { $0 == .fetchContacts } }
}
