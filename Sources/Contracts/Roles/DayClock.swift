public import Foundation

/// Says what day it is, and in which calendar.
///
/// An instant alone is no day: which day it is, when a week begins and what a weekday is called
/// depend on the calendar, its time zone and its locale. A module that takes all of them from one
/// clock can be tested on any day in any place, and its users see the days that they live in.
///
/// The calendar carries the rest: `clock.calendar.timeZone` and `clock.calendar.locale`.
public protocol DayClock: Sendable {
    /// The instant it is now.
    var now: Date { get }

    /// The calendar to reckon days and weeks in, with its time zone and locale.
    var calendar: Calendar { get }
}
