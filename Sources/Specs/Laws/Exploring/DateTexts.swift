import Foundation

/// The ways in which people write the day and the time of an instant.
struct DateTexts {
    /// The times of the day.
    var times: Set<String> = []
    private var days: Set<String> = []
    /// The days in formats that have to be the whole text: within a text, “26.11.” may be a price at the end of a
    /// sentence, and “Mon 9” the beginning of opening hours.
    private var wholes: Set<String> = []

    /// Creates no texts.
    init() {}

    /// Creates the texts of an instant and of the minute before.
    init(of date: Date) {
        let minute = Int(date.timeIntervalSince1970 / 60)
        self = Self.known(of: minute)
        let before = Self.known(of: minute - 1)
        times.formUnion(before.times)
        days.formUnion(before.days)
        wholes.formUnion(before.wholes)
    }

    /// Creates the texts of a minute, in the current time zone and in GMT.
    ///
    /// A year alone proves nothing, since it may well be part of a text.
    private init(ofMinute minute: Int) {
        let date = Date(timeIntervalSince1970: Double(minute) * 60)
        for zone in [TimeZone.current, .gmt] {
            times.formUnion(Self.texts(["HH:mm", "h:mm a"], of: date, in: zone))
            days.formUnion(Self.texts(Self.dayFormats, of: date, in: zone))
            wholes.formUnion(Self.texts(Self.wholeFormats, of: date, in: zone))
        }
    }

    func subtracting(_ others: DateTexts) -> DateTexts {
        var left = self
        left.times.subtract(others.times)
        left.days.subtract(others.days)
        left.wholes.subtract(others.wholes)
        return left
    }

    /// Whether a text contains one of them.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - isBrought: Whether the text may contain this one, since an answer has brought it.
    func isFound(in text: String, unless isBrought: (String) -> Bool) -> Bool {
        wholes.contains(text) && !isBrought(text)
            || times.union(days).contains { Self.contains($0, in: text) && !isBrought($0) }
    }

    /// Whether a date is part of a text, and not of another date in it: “1 May” is not in “21 May”.
    private static func contains(_ date: String, in text: String) -> Bool {
        text.ranges(of: date).contains { range in
            let (before, after) = (text[..<range.lowerBound].last, text[range.upperBound...].first)
            return before?.isNumber != true && after?.isNumber != true
        }
    }

    private static let dayFormats = [
        "yyyy-MM-dd", "yyyy/MM/dd", "dd.MM.yy", "d.M.yy", "dd.MM.yyyy", "d.M.yyyy", "MM/dd/yy", "M/d/yy", "MM/dd/yyyy",
        "M/d/yyyy", "dd/MM/yy", "d/M/yy", "dd/MM/yyyy", "d/M/yyyy", "dd-MM-yy", "dd-MM-yyyy", "d MMM", "MMM d",
        "d MMMM", "MMMM d", "d. MMMM",
    ]

    // Without a weekday, “26” or “11/26” may be anything.
    private static let wholeFormats =
        ["d.M.", "dd.MM."]
        + ["EEE ", "EEE, ", "EEEE ", "EEEE, "].flatMap { weekday in
            ["d", "dd", "M/d", "MM/dd", "d.M.", "dd.MM."].map { weekday + $0 }
        }

    private static func known(of minute: Int) -> DateTexts {
        if let texts = known.value[minute] { return texts }
        let texts = DateTexts(ofMinute: minute)
        known.update { $0[minute] = texts }
        return texts
    }

    // Formatting a date takes longer than playing a situation.
    private static let known = Shared<[Int: DateTexts]>([:])

    private static func texts(_ formats: [String], of date: Date, in zone: TimeZone) -> [String] {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.timeZone = zone
        return formats.map { format in
            formatter.dateFormat = format
            return formatter.string(from: date)
        }
    }
}
