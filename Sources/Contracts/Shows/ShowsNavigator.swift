/// Shows screens and alerts for the wireframes, as a navigation controller does.
@MainActor
public protocol ShowsNavigator: AnyObject {
    /// Shows a screen.
    ///
    /// - Parameter screen: The screen to show.
    func show(_ screen: ShowsScreen)

    /// Goes back to the previous screen.
    func goBack()

    /// Shows an alert above the current screen.
    ///
    /// - Parameters:
    ///   - title: What has happened.
    ///   - message: More about it.
    func showAlert(title: String, message: String)
}
