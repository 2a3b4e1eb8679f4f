/// What the list view spec hands to a view: who hears of the user's actions.
@MainActor
public struct ListViewFixture: Fixture {
    /// The log of what the view is told and what it tells.
    public let log: CallLog
    /// Watches what has to go when the view goes.
    public let tracker: Tracker
    /// Hears of the user's actions; the view holds it.
    public internal(set) var eventHandler: ListModuleInterfaceSpy

    init() {
        log = CallLog()
        tracker = Tracker()
        eventHandler = ListModuleInterfaceSpy(log: log)
    }
}
