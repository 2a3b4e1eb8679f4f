import Foundation
import TodoContracts

/// Computes how days relate by counting days, as a second opinion on what a module says.
///
/// It uses nothing of the calendar but its time zone and the weekday on which its weeks begin.
/// All calendars of Foundation have the same days and the same weeks of seven days.
struct WeekOracle: Sendable {
    let zone: TimeZone
    let firstWeekday: Int

    init(_ calendar: Calendar) {
        zone = calendar.timeZone
        firstWeekday = calendar.firstWeekday
    }

    var nameOfFirstWeekday: String { CivilDay.weekdayNames[firstWeekday - 1] }

    func day(of date: Date) -> CivilDay { CivilDay(of: date, in: zone) }

    /// The last day of the week after the week of a day.
    func endOfNextWeek(from today: CivilDay) -> CivilDay {
        today + daysLeftInWeek(on: today) + 7
    }

    func relation(of day: CivilDay, to today: CivilDay) -> NearTermDateRelation {
        let left = daysLeftInWeek(on: today)
        switch day - today {
        case 0: return .today
        case 1 where left >= 1: return .tomorrow
        case 1..<(left + 1): return .laterThisWeek
        case (left + 1)...(left + 7): return .nextWeek
        default: return .outOfRange
        }
    }

    private func daysLeftInWeek(on today: CivilDay) -> Int {
        6 - (today.weekday - firstWeekday + 7) % 7
    }
}
