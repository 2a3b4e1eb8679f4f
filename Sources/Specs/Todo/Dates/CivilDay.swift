import Foundation

/// A day as people write it, computed without `Calendar`.
///
/// Days are counted from 1 January 1970 by arithmetic alone, so that the expectations of the specs do not
/// come from the functions that the modules under test use.
struct CivilDay: Comparable, Hashable, Sendable {
    static let weekdayNames = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"]

    /// The days since 1 January 1970.
    let ordinal: Int

    init(ordinal: Int) {
        self.ordinal = ordinal
    }

    /// A day of the Gregorian calendar.
    ///
    /// - Source: "chrono-Compatible Low-Level Date Algorithms", `days_from_civil`.
    init(_ year: Int, _ month: Int, _ day: Int) {
        let year = month <= 2 ? year - 1 : year
        let era = (year >= 0 ? year : year - 399) / 400
        let yearOfEra = year - era * 400
        let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
        let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
        ordinal = era * 146_097 + dayOfEra - 719_468
    }

    /// The day that an instant belongs to in a time zone.
    ///
    /// Instants more than 1e11 seconds (about 3,170 years) away from 1970 are moved to that limit.
    init(of date: Date, in zone: TimeZone) {
        let limit: TimeInterval = 1e11
        let seconds = date.timeIntervalSince1970
        let date = Date(timeIntervalSince1970: seconds.isNaN ? limit : min(max(seconds, -limit), limit))
        let local = date.timeIntervalSince1970 + Double(zone.secondsFromGMT(for: date))
        ordinal = Int((local / 86_400).rounded(.down))
    }

    /// The weekday, from 1 for Sunday to 7 for Saturday, as `Calendar` counts them.
    var weekday: Int { (ordinal + 4).modulo(7) + 1 }

    static func + (day: CivilDay, days: Int) -> CivilDay { CivilDay(ordinal: day.ordinal + days) }

    static func - (left: CivilDay, right: CivilDay) -> Int { left.ordinal - right.ordinal }

    static func < (left: CivilDay, right: CivilDay) -> Bool { left.ordinal < right.ordinal }

    /// The instant at which a clock on the wall shows a time of this day.
    ///
    /// A time that daylight saving skips becomes the same time by the offset before the change.
    func at(_ hour: Int, _ minute: Int = 0, _ second: Double = 0, in zone: TimeZone) -> Date {
        let local = Double(ordinal) * 86_400 + Double(hour * 3_600 + minute * 60) + second
        let before = Double(zone.secondsFromGMT(for: Date(timeIntervalSince1970: local - 86_400)))
        let guess = Date(timeIntervalSince1970: local - before)
        let offset = Double(zone.secondsFromGMT(for: guess))
        let other = Date(timeIntervalSince1970: local - offset)
        return Double(zone.secondsFromGMT(for: other)) == offset ? other : guess
    }

    /// The first instant of this day, midnight unless daylight saving skips it.
    func start(in zone: TimeZone) -> Date {
        var early = Double(ordinal) * 86_400 - 30 * 3_600
        var late = Double(ordinal) * 86_400 + 30 * 3_600
        while late - early > 0.001 {
            let middle = (early + late) / 2
            let day = CivilDay(of: Date(timeIntervalSince1970: middle), in: zone)
            if day < self { early = middle } else { late = middle }
        }
        return Date(timeIntervalSince1970: late.rounded())
    }

    /// The last millisecond of this day.
    func end(in zone: TimeZone) -> Date {
        (self + 1).start(in: zone).addingTimeInterval(-0.001)
    }
}

extension CivilDay: CustomStringConvertible {
    /// The day as in `Wed 2014-05-21`.
    var description: String {
        let shifted = ordinal + 719_468
        let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
        let dayOfEra = shifted - era * 146_097
        let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let shiftedMonth = (5 * dayOfYear + 2) / 153
        let day = dayOfYear - (153 * shiftedMonth + 2) / 5 + 1
        let month = shiftedMonth + (shiftedMonth < 10 ? 3 : -9)
        let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
        let name = Self.weekdayNames[weekday - 1].prefix(3)
        return "\(name) \(year)-\(padded(month))-\(padded(day))"
    }

    private func padded(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}

extension Int {
    /// The remainder that is never negative.
    fileprivate func modulo(_ divisor: Int) -> Int {
        let remainder = self % divisor
        return remainder < 0 ? remainder + divisor : remainder
    }
}
