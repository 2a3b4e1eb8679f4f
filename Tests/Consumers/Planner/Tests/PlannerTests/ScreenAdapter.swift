import Planner
import TodoSpecs

/// Makes the kit's view a screen of the planner.
@MainActor
final class ScreenAdapter: PlannerScreen {
    private weak var view: (any ListViewInterface)?

    init(_ view: any ListViewInterface) {
        self.view = view
    }

    func render(_ state: PlannerState) {
        switch state {
        case .nothingPlanned: view?.showNoContentMessage()
        case .planned(let groups): view?.showUpcomingDisplayData(.init(sections: groups.map(section)))
        }
    }

    private func section(of group: PlannerState.Group) -> UpcomingDisplaySection {
        let (name, imageName) =
            switch group.period {
            case .now: ("Today", "check")
            case .nextDay: ("Tomorrow", "alarm")
            case .restOfWeek: ("Later This Week", "circle")
            case .weekAfter: ("Next Week", "calendar")
            }
        let items = group.lines.map { UpcomingDisplayItem(title: $0.text, dueDay: $0.weekday ?? "") }
        return UpcomingDisplaySection(name: name, imageName: imageName, items: items)
    }
}
