/// Where the login can lead the user.
@MainActor
public protocol LoginWireframeInterface: AnyObject {
    /// Shows the shows in the place of everything else.
    func navigateToHome()

    /// Shows an alert.
    ///
    /// - Parameters:
    ///   - title: What has happened.
    ///   - message: More of it.
    func showAlert(title: String, message: String)
}
