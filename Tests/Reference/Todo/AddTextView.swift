public import Foundation
public import TodoContracts
public import VIPERContracts

/// Shows the form in which an item is added as plain text.
@MainActor
public final class AddTextView: ViewRole {
    /// Receives the user's actions.
    public var eventHandler: (any AddModuleInterface)?
    /// The text in the name field.
    public private(set) var name = ""
    /// The date in the date picker, which is never earlier than the minimum.
    public var dueDate: Date? { picked.map { max($0, minimumDueDate ?? $0) } }
    /// The earliest date that can be picked.
    public private(set) var minimumDueDate: Date?

    private var picked: Date?
    private let calendar: Calendar

    /// Creates an empty form.
    ///
    /// - Parameter calendar: The calendar, zone and language in which dates are shown.
    public init(calendar: Calendar) {
        self.calendar = calendar
    }

    /// The user types a name and picks a date.
    ///
    /// - Parameters:
    ///   - name: The task to do.
    ///   - dueDate: The day by which it is due.
    public func enter(name: String, dueDate: Date) {
        self.name = name
        picked = dueDate
    }

    /// The user taps the button that saves.
    public func tapSave() {
        guard let dueDate = dueDate ?? minimumDueDate else { return }
        eventHandler?.saveAddAction(name: name, dueDate: dueDate)
    }

    /// The user taps the button that cancels.
    public func tapCancel() {
        eventHandler?.cancelAddAction()
    }
}

extension AddTextView: AddViewInterface {
    /// Shows a name in the name field.
    public func setEntryName(_ name: String) {
        self.name = name
    }

    /// Shows a date in the date picker.
    public func setEntryDueDate(_ dueDate: Date) {
        picked = dueDate
    }

    /// Prevents the user from picking an earlier date.
    public func setMinimumDueDate(_ date: Date) {
        minimumDueDate = date
    }
}

extension AddTextView: TextScreen {
    /// The form.
    public var lines: [String] {
        [
            "New Item",
            "",
            "What    \(name.isEmpty ? "…" : name)",
            "By      \((dueDate ?? minimumDueDate).map(text) ?? "…")",
            "        \(minimumDueDate.map { "not before \(text($0))" } ?? "")",
            "",
            "          [ Cancel ]    [ Save ]",
        ]
    }

    private func text(_ date: Date) -> String {
        let formatter = DateFormatter()
        formatter.calendar = calendar
        formatter.timeZone = calendar.timeZone
        formatter.locale = calendar.locale
        formatter.setLocalizedDateFormatFromTemplate("EEEEdMMMM")
        return formatter.string(from: date)
    }
}
