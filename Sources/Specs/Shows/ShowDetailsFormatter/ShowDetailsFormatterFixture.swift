public import Foundation

/// What the formatter spec of a show gives to a formatter: the locale that decides how numbers are written.
///
/// ```swift
/// OurFormatter(locale: fixture.locale)
/// ```
@MainActor
public struct ShowDetailsFormatterFixture: Fixture {
    /// The log of what the formatter is asked.
    public let log: CallLog
    /// Watches the objects that have to go when the formatter goes.
    public let tracker: Tracker
    /// The user's locale, which decides how numbers are written.
    public let locale: Locale
    /// Records what the formatter is asked, since the formatter itself calls nothing.
    let asked: ShowDetailsFormatterInterfaceMock

    init(locale: String = "en_US") {
        log = CallLog()
        tracker = Tracker()
        self.locale = Locale(identifier: locale)
        asked = ShowDetailsFormatterInterfaceMock(log: log)
        asked.format.give([])
    }
}
