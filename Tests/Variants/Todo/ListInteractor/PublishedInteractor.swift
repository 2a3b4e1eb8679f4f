public import Foundation
import TodoReference
public import TodoSpecs

/// Works as the published interactor does: it takes its calendar from somewhere else than its clock.
@MainActor
public final class PublishedInteractor: ListInteractorInput {
    /// Is told each answer.
    public weak var output: (any ListInteractorOutput)?

    private let dataManager: any ListDataManager
    private let calendar: @MainActor () -> Calendar
    private let today: @MainActor () -> Date

    /// Creates an interactor.
    ///
    /// - Parameters:
    ///   - dataManager: Where the items come from.
    ///   - calendar: The calendar to reckon in; the published interactor reads the system's.
    ///   - today: The instant it is now.
    public init(
        dataManager: any ListDataManager,
        calendar: @escaping @MainActor () -> Calendar,
        today: @escaping @MainActor () -> Date
    ) {
        self.dataManager = dataManager
        self.calendar = calendar
        self.today = today
    }

    /// Asks the data manager, and tells the output whatever it hands over.
    public func findUpcomingItems() {
        let now = today()
        let days = UpcomingDays(now: now, calendar: calendar())
        dataManager.todoItems(from: now, through: days.end) { [weak self] items in
            self?.output?.foundUpcomingItems(days.relate(items ?? []))
        }
    }
}
