public import Foundation
public import TodoContracts
public import VIPERContracts

/// Finds and stores to-do items for both modules, so that one finds what the other has saved.
///
/// Saves reach the store one after the other, and a question waits for all earlier saves.
@MainActor
public final class TodoDataManager {
    private let store: any TodoStore
    private let clock: any DayClock
    private let reportFailure: @MainActor (any Error) -> Void
    private var lastSave: Task<Void, Never>?

    /// Creates a data manager.
    ///
    /// - Parameters:
    ///   - store: Keeps the items.
    ///   - clock: Provides the calendar, which says when days begin and end.
    ///   - reportFailure: Receives the reason why the store could not save or read.
    public init(
        store: any TodoStore,
        clock: any DayClock,
        reportFailure: @escaping @MainActor (any Error) -> Void
    ) {
        self.store = store
        self.clock = clock
        self.reportFailure = reportFailure
    }

    /// Returns the first instant of one day and the last instant of another.
    private func instants(from startDate: Date, through endDate: Date) -> (Date, Date) {
        let calendar = clock.calendar
        let nextDay = calendar.dateInterval(of: .day, for: endDate)?.end ?? endDate
        let last = Date(timeIntervalSinceReferenceDate: nextDay.timeIntervalSinceReferenceDate.nextDown)
        return (calendar.startOfDay(for: startDate), last)
    }
}

extension TodoDataManager: ListDataManager {
    /// Finds the items of some days, after all earlier saves are complete.
    public func todoItems(
        from startDate: Date,
        through endDate: Date,
        completion: @escaping @MainActor ([TodoItem]?) -> Void
    ) {
        let (first, last) = instants(from: startDate, through: endDate)
        Task { [store, reportFailure, lastSave] in
            await lastSave?.value
            do {
                completion(try await store.items(from: first, through: last))
            } catch {
                reportFailure(error)
                completion(nil)
            }
        }
    }
}

extension TodoDataManager: AddDataManager {
    /// Saves an item after all earlier saves are complete, even if this object is gone by then.
    public func addNewEntry(_ entry: TodoItem) {
        lastSave = Task { [store, reportFailure, lastSave] in
            await lastSave?.value
            do {
                try await store.save(entry)
            } catch {
                reportFailure(error)
            }
        }
    }
}
