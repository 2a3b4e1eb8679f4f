import TodoSpecs

/// Leads wherever a closure leads.
@MainActor
final class ClosureListWireframe: ListWireframeInterface {
    private let present: () -> Void

    init(present: @escaping () -> Void) {
        self.present = present
    }

    func presentAddInterface() { present() }
}
