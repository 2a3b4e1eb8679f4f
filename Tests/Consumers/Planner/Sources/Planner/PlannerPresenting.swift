/// What the planner's screen tells its presenter.
@MainActor
public protocol PlannerPresenting: AnyObject {
    func screenDidAppear()

    func didTapPlus()

    func editorDidClose(saved: Bool)
}
