import Planner
import TodoSpecs

/// What every use case of the planner needs, and what none of the faults is in.
@MainActor
struct UseCaseMeans {
    let store: any TaskStoring
    private let clock: any DayClock

    var periods: Periods { Periods(now: clock.now, calendar: clock.calendar) }

    init(_ fixture: ListInteractorFixture) {
        store = fixture.dataManager
        clock = fixture.clock
    }
}
