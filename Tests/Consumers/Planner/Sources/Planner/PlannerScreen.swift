/// The planner's screen, which shows one state at a time.
@MainActor
public protocol PlannerScreen: AnyObject {
    /// Is told what the user does.
    var presenter: (any PlannerPresenting)? { get set }

    func render(_ state: PlannerState)
}
