import Foundation
import RoleSpies
import VIPERSpecs
import VIPERSpies

extension Run {
    /// Sets a clock, and notes in the story what it shows now.
    func set(_ clock: FixedClock, to now: Date? = nil, in calendar: Calendar? = nil) {
        if let now { clock.now = now }
        if let calendar { clock.calendar = calendar }
        let zone = clock.calendar.timeZone
        let day = CivilDay(of: clock.now, in: zone)
        let minutes = Int((clock.now.timeIntervalSince(day.start(in: zone)) / 60).rounded(.down))
        let time = [minutes / 60, minutes % 60].map { $0 < 10 ? "0\($0)" : "\($0)" }.joined(separator: ":")
        let language = clock.calendar.locale?.identifier ?? "no language"
        fixture.log.note("The clock shows \(day) \(time) in \(zone.identifier), in \(language).")
    }
}
