import TodoReference
import TodoSpecs

/// Asks again if the clock has changed when the answer comes, for example to another day.
@MainActor
final class ReaskingInteractor: ListInteractorInput {
    weak var output: (any ListInteractorOutput)?
    private let dataManager: any ListDataManager
    private let clock: any DayClock
    private let watched: (any DayClock) -> AnyHashable
    private var newestRequest = 0

    /// Creates an interactor.
    ///
    /// - Parameter watched: The property of the clock that has to be the same when the answer comes.
    init(
        dataManager: any ListDataManager,
        clock: any DayClock,
        watching watched: @escaping (any DayClock) -> AnyHashable
    ) {
        self.dataManager = dataManager
        self.clock = clock
        self.watched = watched
    }

    func findUpcomingItems() {
        newestRequest += 1
        let (request, now, calendar) = (newestRequest, clock.now, clock.calendar)
        let situation = watched(clock)
        let days = UpcomingDays(now: now, calendar: calendar)
        dataManager.todoItems(from: now, through: days.end) { [weak self] items in
            guard let self, request == newestRequest else { return }
            guard watched(clock) == situation else { return findUpcomingItems() }
            newestRequest += 1
            output?.foundUpcomingItems(
                (items ?? []).map {
                    UpcomingItem(title: $0.name, dueDate: $0.dueDate, relation: days.relation(of: $0.dueDate))
                }
            )
        }
    }
}
