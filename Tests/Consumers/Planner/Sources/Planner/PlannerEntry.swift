public import Foundation

/// A task as the planner tells it to its presenter.
public struct PlannerEntry: Sendable {
    public let label: String
    public let deadline: Date
    /// `nil` if the task is not due in this or the next week.
    public let period: Period?

    public init(label: String, deadline: Date, period: Period?) {
        self.label = label
        self.deadline = deadline
        self.period = period
    }
}
