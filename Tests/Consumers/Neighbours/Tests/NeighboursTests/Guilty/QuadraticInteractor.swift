import Foundation
import TodoReference
import TodoSpecs

/// Compares each item with every other, to leave out what is there twice.
@MainActor
final class QuadraticInteractor: ListInteractorInput {
    private weak var output: (any ListInteractorOutput)?
    private let dataManager: any ListDataManager
    private let clock: any DayClock

    init(_ fixture: ListInteractorFixture) {
        output = fixture.output
        dataManager = fixture.dataManager
        clock = fixture.clock
    }

    func findUpcomingItems() {
        let now = clock.now
        let days = UpcomingDays(now: now, calendar: clock.calendar)
        dataManager.todoItems(from: now, through: days.end) { [weak self] items in
            var found: [UpcomingItem] = []
            for item in items ?? [] where !found.contains(where: { $0.title == item.name }) {
                // NB: without it the main actor would be kept for minutes after everybody has given up.
                guard !Task.isCancelled else { return }
                found.append(
                    UpcomingItem(title: item.name, dueDate: item.dueDate, relation: days.relation(of: item.dueDate))
                )
            }
            self?.output?.foundUpcomingItems(found)
        }
    }
}
