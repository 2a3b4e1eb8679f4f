/// What the add wireframe spec gives to a wireframe: the navigator, the data manager, the delegate and the clock.
@MainActor
public struct AddWireframeFixture: Fixture {
    /// The log that all doubles share.
    public let log: CallLog
    /// Watches the objects that have to go when the module goes.
    public let tracker: Tracker
    /// Says what day it is, and in which calendar.
    public let clock: FixedClock
    /// Holds the screens that are shown; the wireframe holds it weakly.
    public internal(set) var navigator: NavigatorSpy
    /// Stores the new item.
    public internal(set) var dataManager: AddDataManagerMock
    /// Is told how the module ended; the module holds it weakly.
    public internal(set) var delegate: AddModuleDelegateSpy

    init(clock: FixedClock = FixedClock(on: CivilDay(2014, 5, 21))) {
        let log = CallLog()
        self.log = log
        tracker = Tracker()
        self.clock = clock
        navigator = NavigatorSpy(log: log)
        dataManager = AddDataManagerMock(log: log)
        delegate = AddModuleDelegateSpy(log: log)
    }
}
