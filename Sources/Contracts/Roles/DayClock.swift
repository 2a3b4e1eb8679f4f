public import Foundation

/// Says what day it is, and in which calendar.
///
/// An instant alone does not tell the day: which day it is, when a week begins and what a weekday
/// is called depend on the calendar, its time zone and its locale. A module that takes all of them
/// from one clock can be tested on any day in any place, and its users see their own days.
///
/// The time zone and the locale are `clock.calendar.timeZone` and `clock.calendar.locale`.
public protocol DayClock: Sendable {
    /// The current instant.
    var now: Date { get }

    /// The calendar that defines days and weeks, with its time zone and locale.
    var calendar: Calendar { get }
}
