import Foundation
import Planner
import TodoSpecs

/// What every presenter of the planner needs, and what none of the faults is in.
@MainActor
struct PresenterMeans {
    weak var router: (any PlannerRouting)?
    let calendar: Calendar
    let load: () -> Void

    init(_ fixture: ListPresenterFixture) {
        let interactor = fixture.interactor
        router = fixture.wireframe
        calendar = fixture.clock.calendar
        load = { interactor.findUpcomingItems() }
    }

    func state(of entries: [PlannerEntry]) -> PlannerState {
        PlannerState(entries, calendar: calendar)
    }
}
