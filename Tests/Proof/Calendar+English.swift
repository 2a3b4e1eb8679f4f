public import Foundation

extension Calendar {
    /// The calendar of a machine in Greenwich that speaks English and begins its weeks on Sunday.
    ///
    /// With it, the kill tables are the same on every machine.
    public static var english: Calendar {
        var calendar = Calendar(identifier: .gregorian)
        calendar.locale = Locale(identifier: "en_US")
        calendar.timeZone = .gmt
        calendar.firstWeekday = 1
        return calendar
    }
}
