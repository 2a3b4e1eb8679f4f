/// A line of the list view.
public struct UpcomingDisplayItem: Hashable, Sendable {
    /// The title of the task.
    public var title: String
    /// The name of the weekday on which the item is due; empty for today.
    public var dueDay: String

    /// Creates a line.
    ///
    /// - Parameters:
    ///   - title: The title of the task.
    ///   - dueDay: The name of the weekday on which the item is due; empty for today.
    public init(title: String, dueDay: String) {
        self.title = title
        self.dueDay = dueDay
    }
}
