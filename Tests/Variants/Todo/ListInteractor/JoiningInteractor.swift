import Foundation
import TodoReference
import TodoSpecs

/// Asks only once for overlapping requests, and answers them together.
@MainActor
final class JoiningInteractor: ListInteractorInput {
    weak var output: (any ListInteractorOutput)?

    private let dataManager: any ListDataManager
    private let clock: any DayClock
    private var isWaiting = false

    init(dataManager: any ListDataManager, clock: any DayClock) {
        self.dataManager = dataManager
        self.clock = clock
    }

    func findUpcomingItems() {
        guard !isWaiting else { return }
        isWaiting = true
        let now = clock.now
        let days = UpcomingDays(now: now, calendar: clock.calendar)
        dataManager.todoItems(from: now, through: days.end) { [weak self] items in
            guard let self, isWaiting else { return }
            isWaiting = false
            output?.foundUpcomingItems(days.relate(items ?? []))
        }
    }
}
