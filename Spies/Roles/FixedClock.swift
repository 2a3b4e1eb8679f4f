public import Foundation
public import VIPERContracts

/// A clock that stands still until it is set.
///
/// It carries its calendar, so a test can put a module into any day of any year in any place:
///
/// ```swift
/// var calendar = Calendar(identifier: .gregorian)
/// calendar.timeZone = TimeZone(identifier: "America/Sao_Paulo")!
/// calendar.firstWeekday = 2
/// let clock = FixedClock(now: noon, calendar: calendar)
/// ```
///
/// A clock may be read and set on any thread.
public final class FixedClock: DayClock, @unchecked Sendable {
    // `@unchecked` is safe, since this lock guards both variables below.
    private let lock = NSLock()
    private var instant: Date
    private var place: Calendar

    /// Creates a clock that stands still.
    ///
    /// - Parameters:
    ///   - now: The instant that it shows.
    ///   - calendar: The calendar, with its time zone and locale.
    public init(now: Date, calendar: Calendar) {
        instant = now
        place = calendar
    }

    /// The instant that the clock shows.
    public var now: Date {
        get { lock.withLock { instant } }
        set { lock.withLock { instant = newValue } }
    }

    /// The calendar that the module uses for days and weeks, which changes when its user travels.
    public var calendar: Calendar {
        get { lock.withLock { place } }
        set { lock.withLock { place = newValue } }
    }
}
