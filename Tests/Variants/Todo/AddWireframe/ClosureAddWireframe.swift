import TodoSpecs

/// Presents and dismisses by closures.
@MainActor
final class ClosureAddWireframe: AddWireframeInterface {
    private let present: () -> Void
    private let dismiss: () -> Void

    init(present: @escaping () -> Void, dismiss: @escaping () -> Void) {
        self.present = present
        self.dismiss = dismiss
    }

    func presentAddInterface() { present() }

    func dismissAddInterface() { dismiss() }
}
