@MainActor
public protocol PlannerUseCaseDelegate: AnyObject {
    func planner(didLoad entries: [PlannerEntry])
}
