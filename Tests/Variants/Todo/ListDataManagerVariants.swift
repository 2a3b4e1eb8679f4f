import Foundation
public import Proof
public import TodoSpecs

/// Correct list data managers that are built in an unusual way.
public enum ListDataManagerVariants {
    /// All variants.
    public static let all: [Variant<ListDataManagerSpec>] = [
        Variant("asks for more than it needs and leaves out the rest") { fixture in
            ChoosyListDataManager(store: fixture.store, calendar: fixture.clock.calendar)
        }
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
