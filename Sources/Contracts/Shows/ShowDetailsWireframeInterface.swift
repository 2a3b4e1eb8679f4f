/// Where the show details module can lead the user.
@MainActor
public protocol ShowDetailsWireframeInterface: AnyObject {
    /// Shows the screen on which the user reviews a show.
    ///
    /// - Parameter id: The id of the show.
    func navigateToReview(id: String)

    /// Shows an alert.
    ///
    /// - Parameters:
    ///   - title: What has happened.
    ///   - message: More about it.
    func showAlert(title: String, message: String)
}
