public import Foundation
public import TodoContracts

/// The days from today through the end of next week in a certain calendar.
///
/// The calendar decides when a day begins: not every day has 24 hours or begins at 0:00.
public struct UpcomingDays: Sendable {
    private static let halfDay: TimeInterval = 12 * 60 * 60

    private let today: Date
    private let tomorrow: Date
    private let dayAfterTomorrow: Date
    private let nextWeek: Date
    private let weekAfterNext: Date

    /// An instant on the last day of next week.
    public let end: Date

    /// Computes the days once, for any number of dates.
    ///
    /// - Parameters:
    ///   - now: An instant of today.
    ///   - calendar: The calendar of the days.
    public init(now: Date, calendar: Calendar) {
        // Half a day after its beginning is still the same day, even if an hour is skipped or repeated.
        func dayAfter(_ start: Date) -> Date {
            calendar.dateInterval(of: .day, for: start.addingTimeInterval(Self.halfDay))?.end ?? start
        }
        // A week ends with its last weekday, and not after seven days: Apia skipped 30 December 2011.
        func weekAfter(_ start: Date) -> Date {
            var day = dayAfter(start)
            while calendar.component(.weekday, from: day) != calendar.firstWeekday { day = dayAfter(day) }
            return day
        }
        today = calendar.startOfDay(for: now)
        tomorrow = dayAfter(today)
        dayAfterTomorrow = dayAfter(tomorrow)
        nextWeek = weekAfter(today)
        weekAfterNext = weekAfter(nextWeek)
        end = weekAfterNext.addingTimeInterval(-Self.halfDay)
    }

    /// Returns how the day of a date relates to today.
    ///
    /// - Parameter date: Any instant.
    /// - Returns: The relation of the day that it is on.
    public func relation(of date: Date) -> NearTermDateRelation {
        if date < today || date >= weekAfterNext { return .outOfRange }
        if date < tomorrow { return .today }
        if date >= nextWeek { return .nextWeek }
        return date < dayAfterTomorrow ? .tomorrow : .laterThisWeek
    }
}
