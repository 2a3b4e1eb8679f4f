public import Foundation

/// What the add presenter tells the add view.
@MainActor
public protocol AddViewInterface: AnyObject {
    /// Shows a name in the name field.
    ///
    /// - Parameter name: The text to show.
    func setEntryName(_ name: String)

    /// Shows a date in the date picker.
    ///
    /// - Parameter dueDate: The date to show.
    func setEntryDueDate(_ dueDate: Date)

    /// Prevents the user from picking an earlier date.
    ///
    /// - Parameter date: The earliest date that can be picked.
    func setMinimumDueDate(_ date: Date)
}
