import Foundation
import Proof
import ShowsSpecs

/// A login presenter with replaceable parts, each correct until a witness replaces it.
@MainActor
final class FaultyLoginPresenter: FaultyFormPresenter, LoginPresenterInterface {
    typealias Login = FaultyLoginPresenter

    weak var view: (any LoginViewInterface)?
    let interactor: any LoginInteractorInterface
    weak var wireframe: (any LoginWireframeInterface)?
    var (email, password, remembers) = ("", "", false)

    /// Whether a text is an email address.
    var isAddress: (String) -> Bool = { email in
        let parts = email.components(separatedBy: "@")
        guard parts.count == 2, !parts[0].isEmpty, !email.contains(" ") else { return false }
        return parts[1].contains(".") && !parts[1].hasPrefix(".") && !parts[1].hasSuffix(".")
    }
    var isPassword: (String) -> Bool = { $0.count >= 6 }
    /// Changes a text before it is passed to the interactor.
    var hand: (String) -> String = { $0 }
    /// Remembers the user after a success, if “remember me” was on at the tap.
    var remember: (Login, Bool) -> Void = { if $1 { $0.interactor.rememberUser() } }

    /// Reacts to a change of “remember me”.
    var switched: (Login) -> Void = { _ in }

    var remembersLate = false
    var guardsEachButton = false
    /// Whether the fields are read one turn after the tap.
    var readsLate = false
    private(set) var wasLogin: Bool?

    init(_ fixture: LoginPresenterFixture, _ replace: (FaultyLoginPresenter) -> Void) {
        view = fixture.view
        interactor = fixture.interactor
        wireframe = fixture.wireframe
        super.init()
        isComplete = { part in
            guard let part = part as? Login else { return false }
            return part.isAddress(part.email) && part.isPassword(part.password)
        }
        setAvailable = { [weak self] isOn in self?.tell { self?.view?.setActionsAvailable(isOn) } }
        lead = { [weak self] in self?.tell { self?.wireframe?.navigateToHome() } }
        hud = { [weak self] isOn in
            self?.tell { isOn ? self?.view?.showProgressHUD() : self?.view?.hideProgressHUD() }
        }
        alert = { [weak self] title, message in
            self?.tell { self?.wireframe?.showAlert(title: title, message: message) }
        }
        replace(self)
    }

    func emailChanged(_ email: String) {
        self.email = email
        changed(self)
    }

    func passwordChanged(_ password: String) {
        self.password = password
        changed(self)
    }

    func rememberMeChanged(_ isOn: Bool) {
        remembers = isOn
        switched(self)
    }

    func login() {
        look(isLogin: true)
        submit { [unowned self] in interactor.login(with: hand(email), hand(password), $0) }
    }

    func register() {
        look(isLogin: false)
        submit { [unowned self] in interactor.register(with: hand(email), hand(password), $0) }
    }

    /// Forgets the request in progress if the other button was tapped, for a witness that guards each button.
    private func look(isLogin: Bool) {
        if guardsEachButton, isLogin != wasLogin { isLoading = false }
        wasLogin = isLogin
    }

    private func submit(_ ask: @escaping (@escaping Completion<User>) -> Void) {
        if readsLate { Task { [weak self] in self?.ask(ask) } } else { self.ask(ask) }
    }

    private func ask(_ ask: (@escaping Completion<User>) -> Void) {
        request(ask) { [weak self, remembers] _ in
            guard let self else { return }
            if !remembersLate { remember(self, remembers) }
            end()
            if remembersLate { remember(self, remembers) }
        }
    }

    override func askAgain() { interactor.login(with: "", "") { _ in } }

    override var hasListener: Bool { view != nil }
}
