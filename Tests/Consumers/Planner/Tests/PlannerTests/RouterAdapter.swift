import Planner
import TodoSpecs

/// Makes the kit's wireframe a router of the planner.
@MainActor
final class RouterAdapter: PlannerRouting {
    private weak var wireframe: (any ListWireframeInterface)?

    init(_ wireframe: any ListWireframeInterface) {
        self.wireframe = wireframe
    }

    func openEditor() { wireframe?.presentAddInterface() }
}
