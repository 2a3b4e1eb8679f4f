public import Observation
public import ShowsContracts

/// The login presenter for a SwiftUI view, which observes it and has bindings to its properties.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
@MainActor
@Observable
public final class LoginModel {
    /// The text in the field for the email.
    public var email = ""
    /// The text in the field for the password.
    public var password = ""
    /// Whether “remember me” is on.
    public var remembersMe = false
    /// Whether a request is under way.
    public private(set) var isBusy = false

    @ObservationIgnored private let interactor: any LoginInteractorInterface
    @ObservationIgnored private let wireframe: any LoginWireframeInterface
    @ObservationIgnored private var hasLeft = false

    /// Creates a presenter.
    ///
    /// - Parameters:
    ///   - interactor: Logs the user in.
    ///   - wireframe: Leads to other screens.
    public init(interactor: any LoginInteractorInterface, wireframe: any LoginWireframeInterface) {
        self.interactor = interactor
        self.wireframe = wireframe
    }

    /// Whether the user can log in and register.
    public var areActionsAvailable: Bool { Credentials(email: email, password: password).areComplete }

    /// Logs the user in.
    public func login() { submit { interactor.login(with: email, password, $0) } }

    /// Creates an account.
    public func register() { submit { interactor.register(with: email, password, $0) } }

    private func submit(_ ask: (@escaping @MainActor @Sendable (Result<User, any Error>) -> Void) -> Void) {
        guard areActionsAvailable, !isBusy, !hasLeft else { return }
        isBusy = true
        var isPending = true
        ask { [weak self, remembersMe] result in
            guard let self, isPending else { return }
            isPending = false
            isBusy = false
            end(result, remembers: remembersMe)
        }
    }

    private func end(_ result: Result<User, any Error>, remembers: Bool) {
        guard case .success = result else {
            return wireframe.showAlert(title: "Error", message: "Is the email right, and the password?")
        }
        hasLeft = true
        if remembers { interactor.rememberUser() }
        wireframe.navigateToHome()
    }
}
