/// What the assembly spec gives to an application: the navigator, the store and the clock.
@MainActor
public struct TodoAssemblyFixture: Fixture {
    /// The log that all doubles share.
    public let log: CallLog
    /// Watches the objects that have to go when the application goes.
    public let tracker: Tracker
    /// Says what day it is, and in which calendar.
    public let clock: FixedClock
    /// Holds the screens that are shown.
    public internal(set) var navigator: NavigatorSpy
    /// Keeps the items.
    public internal(set) var store: StagedTodoStore
    /// Receives the errors of reads and saves that fail.
    public let failures: FailureReports

    init(clock: FixedClock = FixedClock(on: CivilDay(2014, 5, 21))) {
        let log = CallLog()
        self.log = log
        tracker = Tracker()
        self.clock = clock
        navigator = NavigatorSpy(log: log)
        store = StagedTodoStore(log: log)
        failures = FailureReports(log: log)
    }
}
