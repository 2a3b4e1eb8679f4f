import Foundation
import TodoSpecs

/// Counts days since 1970 in the clock's time zone, without the functions of `Calendar`.
@MainActor
final class CountingInteractor: ListInteractorInput {
    weak var output: (any ListInteractorOutput)?

    private let dataManager: any ListDataManager
    private let clock: any DayClock
    private var newestRequest = 0

    init(dataManager: any ListDataManager, clock: any DayClock) {
        self.dataManager = dataManager
        self.clock = clock
    }

    func findUpcomingItems() {
        newestRequest += 1
        let request = newestRequest
        let calendar = clock.calendar
        let now = clock.now
        let today = Self.day(of: now, in: calendar.timeZone)
        // 1 January 1970 was a Thursday, the fifth day of a week that begins on Sunday.
        let dayOfWeek = (today + 4 + 8 - calendar.firstWeekday) % 7
        let endOfWeek = today + 6 - dayOfWeek
        let noon = Date(timeIntervalSince1970: Double(endOfWeek + 7) * 86_400 + 43_200)
        let end = noon.addingTimeInterval(-Double(calendar.timeZone.secondsFromGMT(for: noon)))
        var isAnswered = false
        let answer: @MainActor ([TodoItem]?) -> Void = { [weak self] items in
            guard let self, request == newestRequest, !isAnswered else { return }
            isAnswered = true
            output?.foundUpcomingItems(
                (items ?? []).map { item in
                    let day = Self.day(of: item.dueDate, in: calendar.timeZone)
                    let relation = Self.relation(of: day, today: today, endOfWeek: endOfWeek)
                    return UpcomingItem(title: item.name, dueDate: item.dueDate, relation: relation)
                }
            )
        }
        dataManager.todoItems(from: now, through: end, completion: answer)
    }

    private static func day(of date: Date, in zone: TimeZone) -> Int {
        let local = date.timeIntervalSince1970 + Double(zone.secondsFromGMT(for: date))
        return Int((local / 86_400).rounded(.down))
    }

    private static func relation(of day: Int, today: Int, endOfWeek: Int) -> NearTermDateRelation {
        if day < today || day > endOfWeek + 7 { return .outOfRange }
        if day == today { return .today }
        if day > endOfWeek { return .nextWeek }
        return day == today + 1 ? .tomorrow : .laterThisWeek
    }
}
