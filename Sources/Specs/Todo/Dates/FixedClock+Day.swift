import Foundation
import RoleSpies

extension FixedClock {
    /// A clock that shows noon, or another hour, of a day.
    convenience init(on day: CivilDay, at hour: Int = 12, in calendar: Calendar = .published) {
        self.init(now: day.at(hour, in: calendar.timeZone), calendar: calendar)
    }
}
