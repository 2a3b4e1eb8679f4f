/// Where the home module can lead the user.
@MainActor
public protocol HomeWireframeInterface: AnyObject {
    /// Shows the login in the place of everything else.
    func navigateToLogin()

    /// Shows the details of a show.
    ///
    /// - Parameter id: Which one.
    func navigateToShowDetails(id: String)

    /// Shows an alert.
    ///
    /// - Parameters:
    ///   - title: What has happened.
    ///   - message: More of it.
    func showAlert(title: String, message: String)
}
