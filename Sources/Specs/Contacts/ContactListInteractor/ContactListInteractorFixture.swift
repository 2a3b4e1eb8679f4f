/// What the contact list interactor spec gives to an interactor: its store and its output.
///
/// ```swift
/// let interactor = OurInteractor(store: fixture.store)
/// interactor.output = fixture.output
/// ```
@MainActor
public struct ContactListInteractorFixture: Fixture {
    /// The log that both doubles share.
    public let log: CallLog
    /// Watches the objects that have to go when the interactor goes.
    public let tracker: Tracker
    /// Gives the interactor its contacts.
    public let store: ContactStoreMock
    /// Is told which contacts are to be listed; the interactor holds it weakly.
    public internal(set) var output: ContactListInteractorOutputSpy

    init() {
        log = CallLog()
        tracker = Tracker()
        store = ContactStoreMock(log: log)
        output = ContactListInteractorOutputSpy(log: log)
    }

    /// The lists of contacts that the output was told.
    var told: [[ListedContact]] {
        output.calls.map {
            switch $0 {
            case .didFetchContacts(let contacts): contacts
            }
        }
    }

    /// The names in the list that was told last; `nil` if none was told.
    var names: [String]? { told.last?.map(\.name) }
}
