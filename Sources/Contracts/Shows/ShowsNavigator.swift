/// What the wireframes lead the user with, in the place of a navigation controller.
@MainActor
public protocol ShowsNavigator: AnyObject {
    /// Shows a screen.
    ///
    /// - Parameter screen: Which one.
    func show(_ screen: ShowsScreen)

    /// Leads back to the screen before.
    func goBack()

    /// Shows an alert above the screen.
    ///
    /// - Parameters:
    ///   - title: What has happened.
    ///   - message: More of it.
    func showAlert(title: String, message: String)
}
