/// Where the list module can lead the user.
@MainActor
public protocol ContactListRouterProtocol: AnyObject {
    /// Shows another screen.
    ///
    /// - Parameter destination: The screen to show.
    func navigate(to destination: ContactListDestination)
}
