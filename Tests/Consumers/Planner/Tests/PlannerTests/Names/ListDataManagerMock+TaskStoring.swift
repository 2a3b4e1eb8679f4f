import Foundation
import Planner
import TodoSpecs

extension ListDataManagerMock: TaskStoring {
    public func tasks(due days: ClosedRange<Date>) async -> [PlannedTask] {
        let items = await todoItems(from: days.lowerBound, through: days.upperBound) ?? []
        return items.map { PlannedTask(label: $0.name, deadline: $0.dueDate) }
    }
}
