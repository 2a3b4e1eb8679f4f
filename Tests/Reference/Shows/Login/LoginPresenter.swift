public import ShowsContracts

/// Logs a user in or creates an account, and leads home.
@MainActor
public final class LoginPresenter {
    private weak var view: (any LoginViewInterface)?
    private let interactor: any LoginInteractorInterface
    private let wireframe: any LoginWireframeInterface
    private var credentials = Credentials()
    private var remembers = false
    private var request = NewestRequest()
    private var hasLeft = false

    /// Creates a presenter.
    ///
    /// - Parameters:
    ///   - view: Is told which actions are available, and owns the presenter.
    ///   - interactor: Logs the user in.
    ///   - wireframe: Leads to other screens.
    public init(
        view: any LoginViewInterface,
        interactor: any LoginInteractorInterface,
        wireframe: any LoginWireframeInterface
    ) {
        self.view = view
        self.interactor = interactor
        self.wireframe = wireframe
    }

    private typealias Completion = @MainActor @Sendable (Result<User, any Error>) -> Void

    private func submit(_ ask: (String, String, @escaping Completion) -> Void) {
        guard !hasLeft, credentials.areComplete, let number = request.beginIfIdle() else { return }
        view?.showProgressHUD()
        ask(credentials.email, credentials.password) { [weak self, remembers] result in
            self?.end(result, of: number, remembers: remembers)
        }
    }

    private func end(_ result: Result<User, any Error>, of number: Int, remembers: Bool) {
        guard request.awaits(number), request.end(), let view else { return }
        view.hideProgressHUD()
        switch result {
        case .success:
            hasLeft = true
            if remembers { interactor.rememberUser() }
            wireframe.navigateToHome()
        case .failure:
            wireframe.showAlert(title: "Error", message: "Is the email right, and the password?")
        }
    }

    private func update(_ change: (inout Credentials) -> Void) {
        change(&credentials)
        view?.setActionsAvailable(credentials.areComplete)
    }
}

extension LoginPresenter: LoginPresenterInterface {
    /// Tells the view whether the user can go on.
    public func emailChanged(_ email: String) { update { $0.email = email } }

    /// Tells the view whether the user can go on.
    public func passwordChanged(_ password: String) { update { $0.password = password } }

    /// Keeps the setting until the user logs in or registers.
    public func rememberMeChanged(_ isOn: Bool) { remembers = isOn }

    /// Logs the user in.
    public func login() { submit { interactor.login(with: $0, $1, $2) } }

    /// Creates an account.
    public func register() { submit { interactor.register(with: $0, $1, $2) } }
}
