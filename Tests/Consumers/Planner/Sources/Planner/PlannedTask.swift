public import Foundation

/// The entity of the planner.
public struct PlannedTask: Sendable {
    public let label: String
    public let deadline: Date

    public init(label: String, deadline: Date) {
        self.label = label
        self.deadline = deadline
    }
}
