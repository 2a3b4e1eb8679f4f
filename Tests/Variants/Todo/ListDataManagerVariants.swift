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
        Variant("asks once more before it gives up, and stays for that") { fixture in
            StubbornListDataManager(fixture)
        },
    ]
}

/// Asks for one more day at each end, and chooses by the days of the items.
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

/// Asks the store one question at a time.
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

/// Asks the store a second time before it accepts a failure.
@MainActor
private final class StubbornListDataManager: ListDataManager {
    private let store: any TodoStore
    private let clock: any DayClock
    private let report: @MainActor (any Error) -> Void

    init(_ fixture: ListDataManagerFixture) {
        (store, clock, report) = (fixture.store, fixture.clock, fixture.failures.report)
    }

    func todoItems(
        from startDate: Date,
        through endDate: Date,
        completion: @escaping @MainActor ([TodoItem]?) -> Void
    ) {
        let calendar = clock.calendar
        let nextDay = calendar.dateInterval(of: .day, for: endDate)?.end ?? endDate
        let instants = (calendar.startOfDay(for: startDate), nextDay.addingTimeInterval(-0.000_1))
        Task {
            do {
                completion(try await items(from: instants.0, through: instants.1))
            } catch {
                report(error)
                completion(nil)
            }
        }
    }

    private func items(from start: Date, through end: Date) async throws -> [TodoItem] {
        if let found = try? await store.items(from: start, through: end) { return found }
        return try await store.items(from: start, through: end)
    }
}
