import Foundation

/// The date and the time of this machine, to be found in what a module says.
struct MachineDate {
    private let now: Date
    private let texts: Set<String>

    /// Creates the date.
    ///
    /// - Parameters:
    ///   - story: What happened. Where answers bring a time of day or this year along, texts tell nothing.
    ///   - known: What the stage's clock says, which a module may show.
    ///   - now: What the clock of the machine says.
    init(besides story: [String], and known: Date, now: Date = .now) {
        self.now = now
        let answers = story.filter { $0.contains(" answers ") || $0.contains(" fails with ") }
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        let year = "\(calendar.component(.year, from: now))"
        let bringDates = answers.contains { $0.contains(/\d\d:\d\d/) || $0.contains(year) }
        texts = bringDates ? [] : Self.texts(of: now).subtracting(Self.texts(of: known))
    }

    /// Whether a value can be known only from this machine.
    func isKnown(to value: Any) -> Bool {
        switch value {
        case let date as Date: isNear(date.timeIntervalSince1970)
        case let seconds as Double: isNear(seconds) || isNear(seconds + Date.timeIntervalBetween1970AndReferenceDate)
        case let seconds as Int: isNear(Double(seconds)) || isNear(Double(seconds) / 1_000)
        case let text as String: texts.contains { Self.contains($0, in: text) }
        default: false
        }
    }

    /// Whether a date is part of a text, and not of another date in it: the 1st of May is not in “21 May”.
    private static func contains(_ date: String, in text: String) -> Bool {
        text.ranges(of: date).contains { range in
            let (before, after) = (text[..<range.lowerBound].last, text[range.upperBound...].first)
            return before?.isNumber != true && after?.isNumber != true
        }
    }

    /// Whether an instant is at most a day away.
    private func isNear(_ seconds: Double) -> Bool {
        abs(seconds - now.timeIntervalSince1970) < 86_400
    }

    /// How people write the day and the time of an instant and of a minute before.
    private static func texts(of date: Date) -> Set<String> {
        let minute = Int(date.timeIntervalSince1970 / 60)
        return texts(ofMinute: minute).union(texts(ofMinute: minute - 1))
    }

    /// How people write the day and the time, here and in Greenwich.
    ///
    /// A year alone tells nothing: it may well be part of a text.
    private static func texts(ofMinute minute: Int) -> Set<String> {
        if let known = known.value[minute] { return known }
        let formats = [
            "HH:mm", "h:mm a", "yyyy-MM-dd", "yyyy/MM/dd", "dd.MM.yy", "d.M.yy", "dd.MM.yyyy", "d.M.yyyy", "MM/dd/yy",
            "M/d/yy", "MM/dd/yyyy", "M/d/yyyy", "dd/MM/yyyy", "d MMM", "MMM d", "d MMMM", "MMMM d", "d. MMMM",
        ]
        let date = Date(timeIntervalSince1970: Double(minute) * 60)
        let all = [TimeZone.current, .gmt].flatMap { zone in formats.map { text($0, of: date, in: zone) } }
        known.update { $0[minute] = Set(all) }
        return Set(all)
    }

    // NB: to write a date takes longer than to play a situation.
    private static let known = Shared<[Int: Set<String>]>([:])

    private static func text(_ format: String, of date: Date, in zone: TimeZone) -> String {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.timeZone = zone
        formatter.dateFormat = format
        return formatter.string(from: date)
    }
}
