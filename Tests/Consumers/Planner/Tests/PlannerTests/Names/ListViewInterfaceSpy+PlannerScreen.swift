import Planner
import TodoSpecs

@MainActor private let presenters = WeakLinks<any PlannerPresenting>()

extension ListViewInterfaceSpy: PlannerScreen {
    public var presenter: (any PlannerPresenting)? {
        get { presenters[self] }
        set { presenters[self] = newValue }
    }

    public func render(_ state: PlannerState) {
        switch state {
        case .nothingPlanned: showNoContentMessage()
        case .planned(let groups): showUpcomingDisplayData(.init(sections: groups.map(UpcomingDisplaySection.init)))
        }
    }
}
