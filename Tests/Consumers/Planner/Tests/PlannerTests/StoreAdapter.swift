import Foundation
import Planner
import TodoSpecs

/// Makes the kit's data manager a store of the planner.
struct StoreAdapter: TaskStoring {
    let dataManager: ListDataManagerMock

    init(_ dataManager: ListDataManagerMock) {
        self.dataManager = dataManager
    }

    func tasks(due days: ClosedRange<Date>) async -> [PlannedTask] {
        let items = await dataManager.todoItems(from: days.lowerBound, through: days.upperBound) ?? []
        return items.map { PlannedTask(label: $0.name, deadline: $0.dueDate) }
    }
}
