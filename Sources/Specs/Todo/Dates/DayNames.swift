import Foundation

/// The names of a weekday in one language.
///
/// Some languages have one form within a date and another for the name alone, and some capitalise the
/// name at the beginning of a line: each form is right.
struct DayNames: CustomStringConvertible {
    private let names: [String]
    private let locale: Locale?

    @MainActor
    init(of date: Date, in calendar: Calendar) {
        locale = calendar.locale
        names = Self.formatters(for: calendar).map { $0.string(from: date) }
    }

    func contain(_ name: String?) -> Bool {
        guard let name else { return false }
        return names.contains { $0.lowercased(with: locale) == name.lowercased(with: locale) }
    }

    var description: String {
        Set(names).sorted().map { "“\($0)”" }.joined(separator: " or ")
    }

    /// The formatters of the last calendar, kept because creating one takes longer than everything it then formats.
    @MainActor private static var known: (calendar: Calendar, formatters: [DateFormatter])?

    @MainActor
    private static func formatters(for calendar: Calendar) -> [DateFormatter] {
        if let known, known.calendar == calendar { return known.formatters }
        let formatters = ["EEEE", "cccc"].map { pattern in
            let formatter = DateFormatter()
            formatter.calendar = calendar
            formatter.timeZone = calendar.timeZone
            formatter.locale = calendar.locale
            formatter.dateFormat = pattern
            return formatter
        }
        known = (calendar, formatters)
        return formatters
    }
}
