import Planner
import TodoSpecs

extension PlannerUseCase: ListInteractorInput {
    public func findUpcomingItems() { load() }
}
