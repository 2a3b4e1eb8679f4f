/// What the contact details presenter spec hands to a presenter: whom it is about, its view and its interactor.
///
/// ```swift
/// let presenter = OurPresenter(id: fixture.id, interactor: fixture.interactor)
/// presenter.view = fixture.view
/// ```
@MainActor
public struct ContactDetailsPresenterFixture: Fixture {
    /// The log that both doubles share.
    public let log: CallLog
    /// Watches what has to go when the presenter goes.
    public let tracker: Tracker
    /// Whom the details are about.
    public let id: String
    /// Is told that there is something new to read; the presenter holds it weakly.
    public internal(set) var view: ContactDetailsPresenterOutputSpy
    /// Is asked for details; the answers come through the presenter's `ContactDetailsInteractorOutput`.
    public let interactor: ContactDetailsInteractorInputMock

    init(id: String = "7") {
        log = CallLog()
        tracker = Tracker()
        self.id = id
        view = ContactDetailsPresenterOutputSpy(log: log)
        interactor = ContactDetailsInteractorInputMock(log: log)
    }
}
