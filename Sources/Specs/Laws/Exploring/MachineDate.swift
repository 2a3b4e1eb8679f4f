import Foundation

/// The date of this machine, to be found in what a module says.
struct MachineDate {
    private let now = Date.now
    private let year: String
    private let isYearTelling: Bool

    /// Creates the date.
    ///
    /// - Parameter story: What happened; a year that the answers bring along tells nothing.
    init(besides story: [String]) {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        let year = "\(calendar.component(.year, from: now))"
        self.year = year
        isYearTelling = !story.contains {
            ($0.contains(" answers ") || $0.contains(" fails with ")) && $0.contains(year)
        }
    }

    /// Whether a value can be known only from this machine.
    func isKnown(to value: Any) -> Bool {
        switch value {
        case let date as Date: isNear(date.timeIntervalSince1970)
        case let seconds as Double: isNear(seconds) || isNear(seconds + Date.timeIntervalBetween1970AndReferenceDate)
        case let seconds as Int: isNear(Double(seconds)) || isNear(Double(seconds) / 1_000)
        case let text as String: isYearTelling && text.contains(year)
        default: false
        }
    }

    /// Whether an instant is at most a day away.
    private func isNear(_ seconds: Double) -> Bool {
        abs(seconds - now.timeIntervalSince1970) < 86_400
    }
}
