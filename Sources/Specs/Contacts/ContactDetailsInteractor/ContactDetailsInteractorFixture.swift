/// What the contact details interactor spec hands to an interactor: who it asks and who it tells.
///
/// ```swift
/// let interactor = OurInteractor(store: fixture.store)
/// interactor.output = fixture.output
/// ```
@MainActor
public struct ContactDetailsInteractorFixture: Fixture {
    /// The log that both doubles share.
    public let log: CallLog
    /// Watches what has to go when the interactor goes.
    public let tracker: Tracker
    /// Gives the interactor its contact.
    public let store: ContactStoreMock
    /// Is told the details or the error; the interactor holds it weakly.
    public internal(set) var output: ContactDetailsInteractorOutputSpy

    init() {
        log = CallLog()
        tracker = Tracker()
        store = ContactStoreMock(log: log)
        output = ContactDetailsInteractorOutputSpy(log: log)
    }
}
