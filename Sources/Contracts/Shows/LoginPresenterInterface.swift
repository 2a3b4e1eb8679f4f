/// What the login view tells its presenter.
@MainActor
public protocol LoginPresenterInterface: AnyObject {
    /// The text of the email field has changed.
    ///
    /// - Parameter email: The full text, unchanged.
    func emailChanged(_ email: String)

    /// The text of the password field has changed.
    ///
    /// - Parameter password: The full text, unchanged.
    func passwordChanged(_ password: String)

    /// The user has switched “remember me”, which is off at first.
    ///
    /// - Parameter isOn: Whether it is on.
    func rememberMeChanged(_ isOn: Bool)

    /// The user has tapped “log in”.
    func login()

    /// The user has tapped “register”.
    func register()
}
