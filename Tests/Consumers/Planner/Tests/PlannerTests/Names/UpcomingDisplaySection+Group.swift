import Planner
import TodoSpecs

extension UpcomingDisplaySection {
    init(_ group: PlannerState.Group) {
        let (name, imageName) =
            switch group.period {
            case .now: ("Today", "check")
            case .nextDay: ("Tomorrow", "alarm")
            case .restOfWeek: ("Later This Week", "circle")
            case .weekAfter: ("Next Week", "calendar")
            }
        let items = group.lines.map { UpcomingDisplayItem(title: $0.text, dueDay: $0.weekday ?? "") }
        self.init(name: name, imageName: imageName, items: items)
    }
}
