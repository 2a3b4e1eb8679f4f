import Foundation
import TodoReference
import TodoSpecs

/// Awaits its items in a task, and cancels the task of an older request.
@MainActor
final class AwaitingInteractor: ListInteractorInput {
    weak var output: (any ListInteractorOutput)?

    private let dataManager: ListDataManagerMock
    private let clock: any DayClock
    private var task: Task<Void, Never>?

    init(dataManager: ListDataManagerMock, clock: any DayClock) {
        self.dataManager = dataManager
        self.clock = clock
    }

    func findUpcomingItems() {
        task?.cancel()
        task = Task { [weak self, dataManager, clock] in
            let now = clock.now
            let days = UpcomingDays(now: now, calendar: clock.calendar)
            let items = await dataManager.todoItems(from: now, through: days.end)
            if !Task.isCancelled { self?.output?.foundUpcomingItems(days.relate(items ?? [])) }
        }
    }
}
