/// What the add view spec gives to a view: the event handler for the user's actions.
@MainActor
public struct AddViewFixture: Fixture {
    /// The log of what the view is told and what it tells.
    public let log: CallLog
    /// Watches the objects that have to go when the view goes.
    public let tracker: Tracker
    /// Receives the user's actions; the view holds it.
    public internal(set) var eventHandler: AddModuleInterfaceSpy

    init() {
        log = CallLog()
        tracker = Tracker()
        eventHandler = AddModuleInterfaceSpy(log: log)
    }
}
