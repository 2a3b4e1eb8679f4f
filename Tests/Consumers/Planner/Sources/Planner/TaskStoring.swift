public import Foundation

/// Where the planner's tasks are kept.
@MainActor
public protocol TaskStoring {
    func tasks(due days: ClosedRange<Date>) async throws -> [PlannedTask]
}
