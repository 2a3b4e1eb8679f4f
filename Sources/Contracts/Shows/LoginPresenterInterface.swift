/// What the login view tells its presenter.
@MainActor
public protocol LoginPresenterInterface: AnyObject {
    /// There is another text in the field for the email.
    ///
    /// - Parameter email: All of it, as it is.
    func emailChanged(_ email: String)

    /// There is another text in the field for the password.
    ///
    /// - Parameter password: All of it, as it is.
    func passwordChanged(_ password: String)

    /// The user has switched “remember me”, which is off in the beginning.
    ///
    /// - Parameter isOn: Whether it is on.
    func rememberMeChanged(_ isOn: Bool)

    /// The user has tapped “log in”.
    func login()

    /// The user has tapped “register”.
    func register()
}
