public import Foundation

/// What the formatter spec of a show hands to a formatter: the user's way of writing numbers.
///
/// ```swift
/// OurFormatter(locale: fixture.locale)
/// ```
@MainActor
public struct ShowDetailsFormatterFixture: Fixture {
    /// The log of what the formatter is asked.
    public let log: CallLog
    /// Watches what has to go when the formatter goes.
    public let tracker: Tracker
    /// The user's way of writing numbers.
    public let locale: Locale
    /// Writes down what the formatter is asked, which asks nobody itself.
    let asked: ShowDetailsFormatterInterfaceMock

    init(locale: String = "en_US") {
        log = CallLog()
        tracker = Tracker()
        self.locale = Locale(identifier: locale)
        asked = ShowDetailsFormatterInterfaceMock(log: log)
        asked.format.give([])
    }
}
