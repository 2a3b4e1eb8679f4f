/// Where the login can lead the user.
@MainActor
public protocol LoginWireframeInterface: AnyObject {
    /// Shows the list of shows instead of all other screens.
    func navigateToHome()

    /// Shows an alert.
    ///
    /// - Parameters:
    ///   - title: What has happened.
    ///   - message: More about it.
    func showAlert(title: String, message: String)
}
