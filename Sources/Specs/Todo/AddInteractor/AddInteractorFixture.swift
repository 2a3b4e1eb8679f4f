/// What the add interactor spec gives to an interactor: the data manager for its items.
@MainActor
public struct AddInteractorFixture: Fixture {
    /// The log of the data manager.
    public let log: CallLog
    /// Watches the objects that have to go when the interactor goes.
    public let tracker: Tracker
    /// Stores what the interactor creates.
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
