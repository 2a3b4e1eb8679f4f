import Foundation

/// What a language calls a weekday.
///
/// Some languages have one form for a date and another for the name alone, and some write the same
/// name with a capital at the beginning of a line: each is right.
struct DayNames: CustomStringConvertible {
    private let names: [String]
    private let locale: Locale?

    init(of date: Date, in calendar: Calendar) {
        locale = calendar.locale
        names = ["EEEE", "cccc"].map { pattern in
            let formatter = DateFormatter()
            formatter.calendar = calendar
            formatter.timeZone = calendar.timeZone
            formatter.locale = calendar.locale
            formatter.dateFormat = pattern
            return formatter.string(from: date)
        }
    }

    func contain(_ name: String?) -> Bool {
        guard let name else { return false }
        return names.contains { $0.lowercased(with: locale) == name.lowercased(with: locale) }
    }

    var description: String {
        Set(names).sorted().map { "“\($0)”" }.joined(separator: " or ")
    }
}
