import Foundation

/// What the list interactor spec gives to an interactor: the data manager, the output and the clock.
///
/// ```swift
/// let interactor = OurInteractor(dataManager: fixture.dataManager, clock: fixture.clock)
/// interactor.output = fixture.output
/// ```
@MainActor
public struct ListInteractorFixture: Fixture {
    /// The log that both doubles share.
    public let log: CallLog
    /// Watches the objects that have to go when the interactor goes.
    public let tracker: Tracker
    /// Says what day it is, and in which calendar.
    public let clock: any DayClock
    /// Gives the interactor its to-do items.
    public let dataManager: ListDataManagerMock
    /// Is told what the interactor found; the interactor holds it weakly.
    public internal(set) var output: ListInteractorOutputSpy

    init(clock: any DayClock = FixedClock(on: CivilDay(2014, 5, 21))) {
        let log = CallLog()
        self.log = log
        tracker = Tracker()
        self.clock = clock
        dataManager = ListDataManagerMock(log: log)
        output = ListInteractorOutputSpy(log: log)
    }

    /// The questions to the data manager that had to wait, oldest first.
    var held: HeldAnswers<(from: Date, through: Date), [TodoItem]?, Never> { dataManager.todoItems.held }

    /// The days that the interactor asked for, in the clock's zone.
    var askedDays: [ClosedRange<CivilDay>] {
        let zone = clock.calendar.timeZone
        return dataManager.calls.map {
            switch $0 {
            case .todoItems(let start, let end):
                let first = CivilDay(of: start, in: zone)
                return first...max(first, CivilDay(of: end, in: zone))
            }
        }
    }

    /// The lists of items that the output was told.
    var told: [[UpcomingItem]] {
        output.calls.map {
            switch $0 {
            case .foundUpcomingItems(let items): items
            }
        }
    }
}
