/// What the login presenter tells the login view, which owns it.
@MainActor
public protocol LoginViewInterface: AnyObject {
    /// Enables or disables the login and register buttons, which are disabled at first.
    ///
    /// - Parameter areAvailable: Whether the buttons are enabled.
    func setActionsAvailable(_ areAvailable: Bool)

    /// Shows that a request is in progress.
    func showProgressHUD()

    /// Shows that no request is in progress any more.
    func hideProgressHUD()
}
