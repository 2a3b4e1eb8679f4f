public import Foundation

extension Calendar {
    /// A machine in Greenwich that speaks English and begins its weeks on Sunday, on which the kill
    /// tables are the same wherever they are made.
    public static var english: Calendar {
        var calendar = Calendar(identifier: .gregorian)
        calendar.locale = Locale(identifier: "en_US")
        calendar.timeZone = .gmt
        calendar.firstWeekday = 1
        return calendar
    }
}
