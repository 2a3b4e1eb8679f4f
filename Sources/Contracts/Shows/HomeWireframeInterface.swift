/// Where the home module can lead the user.
@MainActor
public protocol HomeWireframeInterface: AnyObject {
    /// Shows the login instead of all other screens.
    func navigateToLogin()

    /// Shows the details of a show.
    ///
    /// - Parameter id: The id of the show.
    func navigateToShowDetails(id: String)

    /// Shows an alert.
    ///
    /// - Parameters:
    ///   - title: What has happened.
    ///   - message: More about it.
    func showAlert(title: String, message: String)
}
