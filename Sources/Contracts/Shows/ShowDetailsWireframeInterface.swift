/// Where the details of a show can lead the user.
@MainActor
public protocol ShowDetailsWireframeInterface: AnyObject {
    /// Shows where the user can review a show.
    ///
    /// - Parameter id: Which one.
    func navigateToReview(id: String)

    /// Shows an alert.
    ///
    /// - Parameters:
    ///   - title: What has happened.
    ///   - message: More of it.
    func showAlert(title: String, message: String)
}
