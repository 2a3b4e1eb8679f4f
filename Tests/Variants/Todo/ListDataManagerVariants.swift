import Foundation
public import Proof
public import TodoSpecs

/// Correct list data managers that are built in an unusual way.
public enum ListDataManagerVariants {
    /// All variants.
    public static let all: [Variant<ListDataManagerSpec>] = [
        Variant("keeps its calendar, asks for more than it needs and leaves out the rest", except: [18]) {
            fixture in
            ChoosyListDataManager(store: fixture.store, calendar: fixture.clock.calendar)
        },
        Variant("puts one question after the other") { fixture in PatientListDataManager(fixture) },
    ]
}

/// Asks for a day more at each end, and goes by the days of the items.
@MainActor
private final class ChoosyListDataManager: ListDataManager {
    private let store: any TodoStore
    private let calendar: Calendar

    init(store: any TodoStore, calendar: Calendar) {
        self.store = store
        self.calendar = calendar
    }

    func todoItems(
        from startDate: Date,
        through endDate: Date,
        completion: @escaping @MainActor ([TodoItem]?) -> Void
    ) {
        Task { [store, calendar] in
            let found = try? await store.items(
                from: startDate.addingTimeInterval(-100_000),
                through: endDate.addingTimeInterval(100_000)
            )
            completion(
                found?.filter { item in
                    calendar.compare(startDate, to: item.dueDate, toGranularity: .day) != .orderedDescending
                        && calendar.compare(item.dueDate, to: endDate, toGranularity: .day) != .orderedDescending
                }
            )
        }
    }
}

/// Asks the store for nothing until it has answered what it was asked before.
@MainActor
private final class PatientListDataManager: ListDataManager {
    private let store: any TodoStore
    private let clock: any DayClock
    private let report: @MainActor (any Error) -> Void
    private var lastQuestion: Task<Void, Never>?

    init(_ fixture: ListDataManagerFixture) {
        store = fixture.store
        clock = fixture.clock
        report = fixture.failures.report
    }

    func todoItems(
        from startDate: Date,
        through endDate: Date,
        completion: @escaping @MainActor ([TodoItem]?) -> Void
    ) {
        let calendar = clock.calendar
        let end = calendar.dateInterval(of: .day, for: endDate)?.end ?? endDate
        lastQuestion = Task { [store, report, lastQuestion] in
            await lastQuestion?.value
            do {
                let start = calendar.startOfDay(for: startDate)
                completion(try await store.items(from: start, through: end).filter { $0.dueDate < end })
            } catch {
                report(error)
                completion(nil)
            }
        }
    }
}
