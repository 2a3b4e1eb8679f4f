/// How the add module comes and goes.
@MainActor
public protocol AddWireframeInterface: AnyObject {
    /// Presents the add module over what is on screen.
    func presentAddInterface()

    /// Dismisses the add module again.
    func dismissAddInterface()
}
