import Foundation

/// What the list data manager spec gives to a data manager: the store that it asks, and the clock.
@MainActor
public struct ListDataManagerFixture: Fixture {
    /// The log of the store.
    public let log: CallLog
    /// Watches the objects that have to go when the data manager goes.
    public let tracker: Tracker
    /// Carries the calendar in which days begin and end.
    public let clock: FixedClock
    /// Keeps the items.
    public let store: TodoStoreMock
    /// Receives the errors of reads that fail.
    public let failures: FailureReports

    init(calendar: Calendar = .published) {
        log = CallLog()
        tracker = Tracker()
        clock = FixedClock(on: CivilDay(2014, 5, 21), in: calendar)
        store = TodoStoreMock(log: log)
        store.save.give(())
        failures = FailureReports(log: log)
    }

    /// The questions to the store that had to wait, oldest first.
    var held: HeldAnswers<(from: Date, through: Date), [TodoItem], any Error> { store.items.held }
}
