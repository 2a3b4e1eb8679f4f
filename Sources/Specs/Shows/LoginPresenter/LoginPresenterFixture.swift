/// What the login presenter spec gives to a presenter: its view, interactor and wireframe.
///
/// ```swift
/// OurPresenter(view: fixture.view, interactor: fixture.interactor, wireframe: fixture.wireframe)
/// ```
@MainActor
public struct LoginPresenterFixture: RequestingFixture {
    /// The log that all doubles share.
    public let log: CallLog
    /// Watches the objects that have to go when the presenter goes.
    public let tracker: Tracker
    /// Is told what the user can do; it owns the presenter, which holds it weakly or unowned.
    public internal(set) var view: LoginViewInterfaceSpy
    /// Is asked to log a user in, and calls back.
    public let interactor: LoginInteractorInterfaceMock
    /// Is asked for other screens and for alerts.
    public let wireframe: LoginWireframeInterfaceSpy

    init() {
        log = CallLog()
        tracker = Tracker()
        view = LoginViewInterfaceSpy(log: log)
        interactor = LoginInteractorInterfaceMock(log: log)
        wireframe = LoginWireframeInterfaceSpy(log: log)
        interactor.login.hold()
        interactor.register.hold()
    }

    package var hud: [Bool] {
        view.calls.compactMap { $0 == .showProgressHUD ? true : $0 == .hideProgressHUD ? false : nil }
    }

    package var alerts: [String] {
        wireframe.calls.compactMap {
            if case .showAlert(let title, let message) = $0 { "\(title) \(message)" } else { nil }
        }
    }

    package var tellings: Int { view.calls.count + wireframe.calls.count }
}
