public import Foundation

/// What a person sees of the add view.
public struct AddScreen: Equatable, Sendable {
    /// The text in the name field.
    public var name: String
    /// The date in the date picker; `nil` if it shows none.
    public var dueDate: Date?
    /// The earliest date that can be picked; `nil` if any can.
    public var minimumDueDate: Date?

    /// Creates a screen.
    ///
    /// - Parameters:
    ///   - name: The text in the name field.
    ///   - dueDate: The date in the date picker; `nil` if it shows none.
    ///   - minimumDueDate: The earliest date that can be picked; `nil` if any can.
    public init(name: String, dueDate: Date?, minimumDueDate: Date?) {
        self.name = name
        self.dueDate = dueDate
        self.minimumDueDate = minimumDueDate
    }
}
