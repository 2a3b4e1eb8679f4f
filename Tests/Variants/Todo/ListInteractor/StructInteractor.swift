import Foundation
import TodoReference
import TodoSpecs

/// Has no state, so that it cannot distinguish an old answer from a new one.
@MainActor
struct StructInteractor: ListInteractorInput {
    let dataManager: any ListDataManager
    let clock: any DayClock
    weak var output: (any ListInteractorOutput)?

    func findUpcomingItems() {
        let now = clock.now
        let days = UpcomingDays(now: now, calendar: clock.calendar)
        dataManager.todoItems(from: now, through: days.end) { [weak output] items in
            output?.foundUpcomingItems(days.relate(items ?? []))
        }
    }
}

extension UpcomingDays {
    /// Returns the upcoming items for some to-do items.
    func relate(_ items: [TodoItem]) -> [UpcomingItem] {
        items.map { UpcomingItem(title: $0.name, dueDate: $0.dueDate, relation: relation(of: $0.dueDate)) }
    }
}
