/// What the add data manager spec gives to a data manager: the store for its items.
@MainActor
public struct AddDataManagerFixture: Fixture {
    /// The log of the store.
    public let log: CallLog
    /// Watches the objects that have to go when the data manager goes.
    public let tracker: Tracker
    /// Carries the calendar, for a data manager that plays both roles.
    public let clock: any DayClock
    /// The store that has to keep the items.
    public let store: TodoStoreMock
    /// Receives the errors of saves that fail.
    public let failures: FailureReports

    init() {
        log = CallLog()
        tracker = Tracker()
        clock = FixedClock(on: CivilDay(2014, 5, 21))
        store = TodoStoreMock(log: log)
        store.items.give([])
        store.save.give(())
        failures = FailureReports(log: log)
    }

    /// The items that were saved.
    var saved: [TodoItem] {
        store.calls.compactMap { if case .save(let item) = $0 { item } else { nil } }
    }
}
