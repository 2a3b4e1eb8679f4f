/// The planner's screen, which shows one state at a time.
@MainActor
public protocol PlannerScreen: AnyObject {
    func render(_ state: PlannerState)
}

public enum PlannerState: Sendable {
    case nothingPlanned
    case planned([Group])

    public struct Group: Sendable {
        public let period: Period
        public let lines: [Line]
    }

    public struct Line: Sendable {
        public let text: String
        public let weekday: String?
    }
}
