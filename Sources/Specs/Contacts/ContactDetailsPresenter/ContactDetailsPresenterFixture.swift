/// What the contact details presenter spec gives to a presenter: the id of its contact, its view and its interactor.
///
/// ```swift
/// let presenter = OurPresenter(id: fixture.id, interactor: fixture.interactor)
/// presenter.view = fixture.view
/// ```
@MainActor
public struct ContactDetailsPresenterFixture: Fixture {
    /// The log that both doubles share.
    public let log: CallLog
    /// Watches the objects that have to go when the presenter goes.
    public let tracker: Tracker
    /// The id of the contact.
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
