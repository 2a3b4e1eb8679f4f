/// How the add module is presented and dismissed.
@MainActor
public protocol AddWireframeInterface: AnyObject {
    /// Presents the add module over the current screen.
    func presentAddInterface()

    /// Dismisses the add module.
    func dismissAddInterface()
}
