import Foundation
import TodoReference
import TodoSpecs

/// Does its work off the main actor.
actor ActorInteractor {
    private let clock: any DayClock
    private var newestRequest = 0

    init(clock: any DayClock) {
        self.clock = clock
    }

    /// Returns the upcoming items, or `nil` if a newer request has taken over.
    func upcomingItems(
        from items: @Sendable (_ start: Date, _ end: Date) async -> [TodoItem]?
    ) async -> [UpcomingItem]? {
        newestRequest += 1
        let request = newestRequest
        let now = clock.now
        let days = UpcomingDays(now: now, calendar: clock.calendar)
        let found = await items(now, days.end) ?? []
        return request == newestRequest ? days.relate(found) : nil
    }
}

/// Makes an actor usable on the main actor.
@MainActor
final class ActorInteractorAdapter: ListInteractorInput {
    private let interactor: ActorInteractor
    private let dataManager: ListDataManagerMock
    private weak var output: (any ListInteractorOutput)?

    init(_ interactor: ActorInteractor, dataManager: ListDataManagerMock, output: any ListInteractorOutput) {
        self.interactor = interactor
        self.dataManager = dataManager
        self.output = output
    }

    func findUpcomingItems() {
        Task { [weak self, interactor, dataManager] in
            let items = await interactor.upcomingItems { start, end in
                await dataManager.todoItems(from: start, through: end)
            }
            if let items { self?.output?.foundUpcomingItems(items) }
        }
    }
}
