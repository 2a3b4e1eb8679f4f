/// What the review presenter tells its view, which owns it.
@MainActor
public protocol ReviewViewInterface: AnyObject {
    /// Enables or disables the submit button, which is disabled at first.
    ///
    /// - Parameter areAvailable: Whether the button is enabled.
    func setActionsAvailable(_ areAvailable: Bool)

    /// Shows that a request is in progress.
    func showProgressHUD()

    /// Shows that no request is in progress any more.
    func hideProgressHUD()
}
