/// A line of the list view.
public struct UpcomingDisplayItem: Hashable, Sendable {
    /// What is to be done.
    public var title: String
    /// The name of the weekday by which it is to be done; empty for today.
    public var dueDay: String

    /// Creates a line.
    ///
    /// - Parameters:
    ///   - title: What is to be done.
    ///   - dueDay: The name of the weekday by which it is to be done; empty for today.
    public init(title: String, dueDay: String) {
        self.title = title
        self.dueDay = dueDay
    }
}
