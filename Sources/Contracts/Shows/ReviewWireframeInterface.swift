/// Where a review can lead the user.
@MainActor
public protocol ReviewWireframeInterface: AnyObject {
    /// Leads back to the show, once the review is published.
    func close()

    /// Shows an alert.
    ///
    /// - Parameters:
    ///   - title: What has happened.
    ///   - message: More of it.
    func showAlert(title: String, message: String)
}
