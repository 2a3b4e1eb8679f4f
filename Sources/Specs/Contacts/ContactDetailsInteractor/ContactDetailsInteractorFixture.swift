/// What the contact details interactor spec gives to an interactor: its store and its output.
///
/// ```swift
/// let interactor = OurInteractor(store: fixture.store)
/// interactor.output = fixture.output
/// ```
@MainActor
public struct ContactDetailsInteractorFixture: Fixture {
    /// The log that both doubles share.
    public let log: CallLog
    /// Watches the objects that have to go when the interactor goes.
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
