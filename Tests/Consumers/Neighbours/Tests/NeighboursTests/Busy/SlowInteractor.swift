import Foundation
import TodoReference
import TodoSpecs

/// Takes a tenth of a millisecond for each item, on the main actor.
@MainActor
final class SlowInteractor: ListInteractorInput {
    weak var output: (any ListInteractorOutput)?

    private let dataManager: any ListDataManager
    private let clock: any DayClock
    private var newestRequest = 0

    init(dataManager: any ListDataManager, clock: any DayClock) {
        self.dataManager = dataManager
        self.clock = clock
    }

    func findUpcomingItems() {
        newestRequest += 1
        let request = newestRequest
        let now = clock.now
        let days = UpcomingDays(now: now, calendar: clock.calendar)
        var isAnswered = false
        dataManager.todoItems(from: now, through: days.end) { [weak self] items in
            guard let self, !isAnswered, request == newestRequest else { return }
            isAnswered = true
            let items = items ?? []
            Thread.sleep(forTimeInterval: Double(items.count) * 0.0001)
            output?.foundUpcomingItems(
                items.map { UpcomingItem(title: $0.name, dueDate: $0.dueDate, relation: days.relation(of: $0.dueDate)) }
            )
        }
    }
}
