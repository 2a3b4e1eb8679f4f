/// How a day relates to today, as the to-do list sorts its items.
///
/// Weeks begin on the first weekday of the calendar.
public enum NearTermDateRelation: CaseIterable, Hashable, Sendable {
    /// Before today, or after the end of next week.
    case outOfRange
    /// The same day as today.
    case today
    /// The day after today, if it is in the same week.
    case tomorrow
    /// In the same week as today, but after tomorrow.
    case laterThisWeek
    /// In the week after today's; this includes tomorrow if a new week begins with it.
    case nextWeek
}
