import Foundation
import VIPERSpecs

extension Calendar {
    /// The calendar of the published tests: Gregorian, in English, with weeks that begin on Sunday.
    static let published = gregorian(zone: .gmt, firstWeekday: 1)

    /// The published calendar in the zone and language of this machine.
    ///
    /// The published module reads the machine's calendar itself, so an original test cannot pass in another
    /// zone or language.
    static var machine: Calendar {
        gregorian(zone: .machine, locale: Machine.calendar.locale ?? .current, firstWeekday: 1)
    }

    static func gregorian(
        zone: TimeZone,
        locale: Locale = Locale(identifier: "en_US"),
        firstWeekday: Int
    ) -> Calendar {
        Calendar(identifier: .gregorian).placed(in: zone, locale: locale, firstWeekday: firstWeekday)
    }

    func placed(in zone: TimeZone, locale: Locale, firstWeekday: Int) -> Calendar {
        var calendar = self
        calendar.locale = locale
        calendar.timeZone = zone
        // Setting the locale resets the first weekday, so the first weekday is set last.
        calendar.firstWeekday = firstWeekday
        return calendar
    }
}

extension TimeZone {
    /// The zone of this machine.
    static var machine: TimeZone { Machine.calendar.timeZone }

    /// A time zone by its name.
    ///
    /// - Throws: `NotApplicable` if the machine has no data on it.
    static func named(_ name: String) throws -> TimeZone {
        guard let zone = TimeZone(identifier: name) else {
            throw NotApplicable("This machine has no data on the time zone \(name).")
        }
        return zone
    }
}
