public import Foundation

/// The clock of a stage: it says what day it is, years away from today, and lets time pass for work that sleeps on it.
///
/// ```swift
/// let presenter = SearchPresenter(view: view, service: service, clock: stage.clock.sleeping)
/// let formatter = AgeFormatter(clock: stage.clock)
/// ```
///
/// Time passes only when the laws say so, and only for code that uses this clock.
public final class StageClock: DayClock, Sendable {
    /// The clock that a module sleeps on, whether it takes a `Clock`, a timer or a scheduler.
    public let sleeping: TestClock
    private let days: FixedClock

    /// What the clock shows at first: noon of 21 May 2014, a Wednesday.
    static let usualStart = Date(timeIntervalSince1970: 1_400_673_600)

    init(now: Date, calendar: Calendar, log: CallLog) {
        days = FixedClock(now: now, calendar: calendar)
        sleeping = TestClock(log: log)
    }

    /// The instant that the clock shows, which moves on as time passes.
    public var now: Date {
        get { days.now + elapsed }
        set { days.now = newValue - elapsed }
    }

    /// The calendar for days and weeks.
    public var calendar: Calendar {
        get { days.calendar }
        set { days.calendar = newValue }
    }

    private var elapsed: TimeInterval { sleeping.now.offset / .seconds(1) }
}
