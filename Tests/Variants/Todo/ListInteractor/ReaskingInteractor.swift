import TodoReference
import TodoSpecs

/// Asks again if the calendar is another one when the answer comes.
@MainActor
final class ReaskingInteractor: ListInteractorInput {
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
        let (request, now, calendar) = (newestRequest, clock.now, clock.calendar)
        let days = UpcomingDays(now: now, calendar: calendar)
        dataManager.todoItems(from: now, through: days.end) { [weak self] items in
            guard let self, request == newestRequest else { return }
            guard clock.calendar == calendar else { return findUpcomingItems() }
            newestRequest += 1
            output?.foundUpcomingItems(
                (items ?? []).map {
                    UpcomingItem(title: $0.name, dueDate: $0.dueDate, relation: days.relation(of: $0.dueDate))
                }
            )
        }
    }
}
