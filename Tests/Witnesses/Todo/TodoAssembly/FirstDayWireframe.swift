import TodoSpecs

/// Looks at the clock only when its module is presented for the first time.
final class FirstDayWireframe: AddWireframeInterface {
    private let wireframe: any AddWireframeInterface
    private let look: () -> Void
    private var hasLooked = false

    init(_ wireframe: any AddWireframeInterface, _ look: @escaping () -> Void) {
        self.wireframe = wireframe
        self.look = look
    }

    func presentAddInterface() {
        if !hasLooked { look() }
        hasLooked = true
        wireframe.presentAddInterface()
    }

    func dismissAddInterface() {
        wireframe.dismissAddInterface()
    }
}
