import Foundation

/// An instant that failures show to the microsecond, because `Date` leaves out fractions of a second.
struct ExactDate: Equatable, CustomStringConvertible {
    private let date: Date

    init(_ date: Date) {
        self.date = date
    }

    var description: String {
        let milliseconds = date.timeIntervalSinceReferenceDate * 1_000
        let microseconds = Int(((milliseconds - milliseconds.rounded(.down)) * 1_000).rounded())
        let isWhole = microseconds == 0 || microseconds == 1_000
        return PlainText.of(date) + (isWhole ? "" : " and \(microseconds) µs")
    }
}
