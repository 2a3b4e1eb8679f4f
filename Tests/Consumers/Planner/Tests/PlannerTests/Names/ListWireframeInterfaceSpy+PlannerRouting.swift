import Planner
import TodoSpecs

extension ListWireframeInterfaceSpy: PlannerRouting {
    public func openEditor() { presentAddInterface() }
}
