/// What the add interactor spec hands to an interactor: where its items go.
@MainActor
public struct AddInteractorFixture: Fixture {
    /// The log of the data manager.
    public let log: CallLog
    /// Watches what has to go when the interactor goes.
    public let tracker: Tracker
    /// Is to store what the interactor creates.
    public let dataManager: AddDataManagerMock

    init() {
        log = CallLog()
        tracker = Tracker()
        dataManager = AddDataManagerMock(log: log)
    }

    /// The items that were stored.
    var stored: [TodoItem] {
        dataManager.calls.map {
            switch $0 {
            case .addNewEntry(let item): item
            }
        }
    }
}
