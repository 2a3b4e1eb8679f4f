public import TodoContracts
public import VIPERContracts

/// Finds the upcoming to-do items, and how the day of each relates to today.
@MainActor
public final class ListInteractor: ListInteractorInput, @MainActor InteractorRole {
    /// Receives the upcoming items.
    public weak var output: (any ListInteractorOutput)?

    private let dataManager: any ListDataManager
    private let clock: any DayClock
    private var newestRequest = 0

    /// Creates an interactor.
    ///
    /// - Parameters:
    ///   - dataManager: Provides the items.
    ///   - clock: Provides the current day and the calendar.
    public init(dataManager: any ListDataManager, clock: any DayClock) {
        self.dataManager = dataManager
        self.clock = clock
    }

    /// Asks the data manager, and tells the output unless a newer request has taken over.
    public func findUpcomingItems() {
        newestRequest += 1
        let request = newestRequest
        let now = clock.now
        let days = UpcomingDays(now: now, calendar: clock.calendar)
        var isAnswered = false
        dataManager.todoItems(from: now, through: days.end) { [weak self] items in
            guard let self, !isAnswered, request == newestRequest else { return }
            isAnswered = true
            output?.foundUpcomingItems((items ?? []).map { upcomingItem($0, in: days) })
        }
    }

    private func upcomingItem(_ item: TodoItem, in days: UpcomingDays) -> UpcomingItem {
        UpcomingItem(title: item.name, dueDate: item.dueDate, relation: days.relation(of: item.dueDate))
    }
}
