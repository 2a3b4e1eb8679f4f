/// Shows and removes screens, as a window with a navigation controller does.
///
/// Only the navigator holds the shown screens: when it removes a screen, the screen's module is
/// released. A wireframe holds its navigator weakly.
@MainActor
public protocol Navigator: AnyObject {
    /// Shows a screen instead of all others.
    ///
    /// - Parameter screen: The screen, such as a view controller.
    func setRoot(_ screen: AnyObject)

    /// Shows a screen on top of the previous one, to which the user can go back.
    ///
    /// - Parameter screen: The screen, such as a view controller.
    func push(_ screen: AnyObject)

    /// Shows a screen over all others until it is dismissed.
    ///
    /// - Parameter screen: The screen, such as a view controller.
    func present(_ screen: AnyObject)

    /// Removes the screen that was presented last.
    func dismiss()
}
