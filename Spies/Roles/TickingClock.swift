public import Foundation
public import VIPERContracts

/// A clock that moves on each time it is read.
///
/// A module that reads the clock twice where it should read it once sees two different days:
///
/// ```swift
/// let clock = TickingClock(now: noon, calendar: calendar, step: 86_400)
/// ```
///
/// A clock may be read on any thread.
public final class TickingClock: DayClock, @unchecked Sendable {
    // `@unchecked` is safe, since this lock guards the instant.
    private let lock = NSLock()
    private var instant: Date
    private let step: TimeInterval

    /// The calendar for days and weeks; reading it does not move the clock.
    public let calendar: Calendar

    /// Creates a clock that moves on each time it is read.
    ///
    /// - Parameters:
    ///   - now: The instant that the first reader sees.
    ///   - calendar: The calendar, with its time zone and locale.
    ///   - step: By how many seconds the clock moves after each reading.
    public init(now: Date, calendar: Calendar, step: TimeInterval) {
        instant = now
        self.calendar = calendar
        self.step = step
    }

    /// The instant that the clock shows, which moves on with each reading.
    public var now: Date {
        lock.withLock {
            defer { instant += step }
            return instant
        }
    }
}
