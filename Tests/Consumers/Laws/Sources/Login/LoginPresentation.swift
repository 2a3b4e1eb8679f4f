/// Logs a user in and goes home.
@MainActor
public final class LoginPresentation {
    private weak var display: LoginDisplaying?
    private let useCase: LoginUseCase
    private let router: LoginRouting
    private var isLoggingIn = false
    private var hasGoneHome = false

    /// Assembles the screen.
    public init(display: LoginDisplaying, useCase: LoginUseCase, router: LoginRouting) {
        self.display = display
        self.useCase = useCase
        self.router = router
    }

    /// The user taps the button.
    public func tapLogin(name: String, password: String) {
        guard !isLoggingIn, !hasGoneHome else { return }
        isLoggingIn = true
        display?.display(isBusy: true)
        useCase.login(name: name, password: password) { [weak self] token, _ in
            guard let self = self, self.isLoggingIn else { return }
            self.isLoggingIn = false
            self.display?.display(isBusy: false)
            if let token = token {
                self.hasGoneHome = true
                self.router.routeHome(token: token)
            } else {
                self.display?.display(message: "Try again.")
            }
        }
    }
}
