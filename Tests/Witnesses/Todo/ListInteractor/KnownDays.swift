import Foundation
import TodoReference

/// A cache of the days around the last instant, since calendar computations are slow.
///
/// A hundred witnesses compute the relation of each item, nearly always from the same instant.
@MainActor
enum KnownDays {
    private static var last: (now: Date, calendar: Calendar, days: UpcomingDays)?

    static func of(_ now: Date, _ calendar: Calendar) -> UpcomingDays {
        if let last, last.now == now, last.calendar == calendar { return last.days }
        let days = UpcomingDays(now: now, calendar: calendar)
        last = (now, calendar, days)
        return days
    }
}
