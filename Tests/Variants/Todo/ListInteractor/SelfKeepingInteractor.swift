import TodoReference
import TodoSpecs

/// Stays alive until all of its questions are answered.
@MainActor
final class SelfKeepingInteractor: ListInteractorInput {
    weak var output: (any ListInteractorOutput)?

    private let dataManager: any ListDataManager
    private let clock: any DayClock

    init(dataManager: any ListDataManager, clock: any DayClock) {
        self.dataManager = dataManager
        self.clock = clock
    }

    func findUpcomingItems() {
        let now = clock.now
        let days = UpcomingDays(now: now, calendar: clock.calendar)
        dataManager.todoItems(from: now, through: days.end) { items in
            self.output?.foundUpcomingItems(days.relate(items ?? []))
        }
    }
}
