import Foundation
import TodoSpecs

/// Asks for whole days, from the first instant of the first day to the last instant of the last.
@MainActor
final class RangeWidener: ListDataManager {
    private let dataManager: any ListDataManager
    private let calendar: Calendar

    init(dataManager: any ListDataManager, calendar: Calendar) {
        self.dataManager = dataManager
        self.calendar = calendar
    }

    func todoItems(
        from startDate: Date,
        through endDate: Date,
        completion: @escaping @MainActor ([TodoItem]?) -> Void
    ) {
        let end = calendar.dateInterval(of: .day, for: endDate)?.end.addingTimeInterval(-0.001) ?? endDate
        dataManager.todoItems(from: calendar.startOfDay(for: startDate), through: end, completion: completion)
    }
}
