import Foundation

/// Writes dates so that they read the same on every machine.
enum PlainDate {
    /// Returns a date in UTC, such as `2014-05-21T12:00:00Z`.
    static func text(of date: Date) -> String {
        let seconds = date.timeIntervalSinceReferenceDate
        // No calendar handles a date that is further away.
        guard abs(seconds) < 1e11 else { return "Date(\(seconds))" }
        let isWhole = seconds == seconds.rounded()
        return date.formatted(Date.ISO8601FormatStyle(includingFractionalSeconds: !isWhole))
    }
}
