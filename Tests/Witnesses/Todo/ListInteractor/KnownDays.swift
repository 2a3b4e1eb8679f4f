import Foundation
import TodoReference

/// The days of the last instant that was asked about, since a calendar takes its time.
///
/// A hundred witnesses relate each item by itself, and nearly always from the same instant.
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
