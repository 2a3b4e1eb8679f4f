/// Shows the login screen.
@MainActor
public protocol LoginDisplaying: AnyObject {
    func display(isBusy: Bool)
    func display(message: String)
}

/// Logs a user in; either of the answers is nil.
@MainActor
public protocol LoginUseCase {
    func login(name: String, password: String, completion: @escaping (String?, Error?) -> Void)
}

/// Leads away from the login screen.
@MainActor
public protocol LoginRouting {
    func routeHome(token: String)
}
