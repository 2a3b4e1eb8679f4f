import Foundation

/// What the list data manager spec hands to a data manager: the store that it asks, and the clock.
@MainActor
public struct ListDataManagerFixture: Fixture {
    /// The log of the store.
    public let log: CallLog
    /// Watches what has to go when the data manager goes.
    public let tracker: Tracker
    /// Carries the calendar in which days begin and end.
    public let clock: any DayClock
    /// Keeps the items.
    public let store: TodoStoreMock

    init(calendar: Calendar = .published) {
        log = CallLog()
        tracker = Tracker()
        clock = FixedClock(on: CivilDay(2014, 5, 21), in: calendar)
        store = TodoStoreMock(log: log)
        store.save.give(())
    }

    /// The questions to the store that had to wait, oldest first.
    var held: HeldAnswers<(from: Date, through: Date), [TodoItem], any Error> { store.items.held }

    /// The instants that the store was asked for.
    var askedInstants: [(start: Date, end: Date)] {
        store.calls.compactMap { if case .items(let start, let end) = $0 { (start, end) } else { nil } }
    }
}
