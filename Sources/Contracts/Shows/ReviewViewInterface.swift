/// What the presenter of a review tells its view, which owns it.
@MainActor
public protocol ReviewViewInterface: AnyObject {
    /// Lets the user submit, or not; until it is told, the user cannot.
    ///
    /// - Parameter areAvailable: Whether the button does something.
    func setActionsAvailable(_ areAvailable: Bool)

    /// Says that something is on its way.
    func showProgressHUD()

    /// Says that it is no longer.
    func hideProgressHUD()
}
