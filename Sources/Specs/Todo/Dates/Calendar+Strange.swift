import Foundation

extension Calendar {
    /// A calendar that no machine has: weeks from Wednesday, five hours and 37 minutes ahead of Greenwich, in Manx.
    static let strange = gregorian(
        zone: TimeZone(secondsFromGMT: (5 * 60 + 37) * 60) ?? .gmt,
        locale: Locale(identifier: "gv_IM"),
        firstWeekday: 4
    )

    /// The calendars that a module may use instead of the clock's: the machine's, and those that code often spells out.
    static var usual: [Calendar] {
        var calendars = [Machine.calendar]
        for zone in [TimeZone.machine, .gmt] {
            for locale in [machine.locale ?? .current, Locale(identifier: "en_US")] {
                for firstWeekday in [Machine.calendar.firstWeekday, 1, 2, 7] {
                    calendars.append(gregorian(zone: zone, locale: locale, firstWeekday: firstWeekday))
                }
            }
        }
        var known: Set<Calendar> = []
        return calendars.filter { known.insert($0).inserted }
    }
}
