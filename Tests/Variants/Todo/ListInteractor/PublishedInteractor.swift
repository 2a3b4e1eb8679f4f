public import Foundation
import TodoReference
public import TodoSpecs

/// Works like the published interactor, which does not take its calendar from its clock.
@MainActor
public final class PublishedInteractor: ListInteractorInput {
    /// Receives each answer.
    public weak var output: (any ListInteractorOutput)?

    private let dataManager: any ListDataManager
    private let calendar: @MainActor () -> Calendar
    private let today: @MainActor () -> Date

    /// Creates an interactor.
    ///
    /// - Parameters:
    ///   - dataManager: Provides the items.
    ///   - calendar: The calendar for the days; the published interactor uses the system's.
    ///   - today: Returns the current instant.
    public init(
        dataManager: any ListDataManager,
        calendar: @escaping @MainActor () -> Calendar,
        today: @escaping @MainActor () -> Date
    ) {
        self.dataManager = dataManager
        self.calendar = calendar
        self.today = today
    }

    /// Asks the data manager, and passes every answer to the output.
    public func findUpcomingItems() {
        let now = today()
        let days = UpcomingDays(now: now, calendar: calendar())
        dataManager.todoItems(from: now, through: days.end) { [weak self] items in
            self?.output?.foundUpcomingItems(days.relate(items ?? []))
        }
    }
}
