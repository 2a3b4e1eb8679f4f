/// What the login presenter tells the login view, which owns it.
@MainActor
public protocol LoginViewInterface: AnyObject {
    /// Lets the user log in and register, or not; until it is told, the user cannot.
    ///
    /// - Parameter areAvailable: Whether the buttons do something.
    func setActionsAvailable(_ areAvailable: Bool)

    /// Says that something is on its way.
    func showProgressHUD()

    /// Says that it is no longer.
    func hideProgressHUD()
}
