/// Brings screens on and off, as a window with a navigation controller does.
///
/// It holds the screens that are on, and nobody else does: when a screen goes off, its module goes.
/// A wireframe holds its navigator weakly.
@MainActor
public protocol Navigator: AnyObject {
    /// Shows a screen in the place of all others.
    ///
    /// - Parameter screen: The screen, such as a view controller.
    func setRoot(_ screen: AnyObject)

    /// Shows a screen on top of the one before, to which the user can go back.
    ///
    /// - Parameter screen: The screen, such as a view controller.
    func push(_ screen: AnyObject)

    /// Shows a screen over all others until it is dismissed.
    ///
    /// - Parameter screen: The screen, such as a view controller.
    func present(_ screen: AnyObject)

    /// Takes away the screen that was presented last.
    func dismiss()
}
