import Foundation
import TodoReference
import TodoSpecs

/// Has no state, so it cannot tell an old answer from a new one.
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
    /// The upcoming items of some to-do items.
    func relate(_ items: [TodoItem]) -> [UpcomingItem] {
        items.map { UpcomingItem(title: $0.name, dueDate: $0.dueDate, relation: relation(of: $0.dueDate)) }
    }
}
