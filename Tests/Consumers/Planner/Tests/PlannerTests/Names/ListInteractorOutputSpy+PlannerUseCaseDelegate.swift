import Planner
import TodoSpecs

extension ListInteractorOutputSpy: PlannerUseCaseDelegate {
    public func planner(didLoad entries: [PlannerEntry]) {
        foundUpcomingItems(
            entries.map { UpcomingItem(title: $0.label, dueDate: $0.deadline, relation: .init($0.period)) }
        )
    }
}
