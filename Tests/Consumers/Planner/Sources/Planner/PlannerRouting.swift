@MainActor
public protocol PlannerRouting: AnyObject {
    func openEditor()
}
