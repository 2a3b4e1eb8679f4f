import TodoSpecs

/// Leads to the add module by a closure.
@MainActor
final class ClosureListWireframe: ListWireframeInterface {
    private let present: () -> Void

    init(present: @escaping () -> Void) {
        self.present = present
    }

    func presentAddInterface() { present() }
}
