/// Where the review module can lead the user.
@MainActor
public protocol ReviewWireframeInterface: AnyObject {
    /// Goes back to the show after the review has been published.
    func close()

    /// Shows an alert.
    ///
    /// - Parameters:
    ///   - title: What has happened.
    ///   - message: More about it.
    func showAlert(title: String, message: String)
}
