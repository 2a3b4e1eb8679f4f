import Proof
import ShowsReference
import ShowsSpecs

/// Does one thing at each tick: calls the view or the wireframe.
@MainActor
final class TickingLoginPresenter: LoginPresenterInterface {
    private let screen: TickingLoginScreen
    private let presenter: LoginPresenter

    init(_ fixture: LoginPresenterFixture) {
        screen = TickingLoginScreen(fixture)
        presenter = LoginPresenter(
            view: screen,
            interactor: fixture.interactor,
            wireframe: screen
        )
    }

    func emailChanged(_ email: String) { presenter.emailChanged(email) }

    func passwordChanged(_ password: String) { presenter.passwordChanged(password) }

    func rememberMeChanged(_ isOn: Bool) { presenter.rememberMeChanged(isOn) }

    func login() { presenter.login() }

    func register() { presenter.register() }
}

/// Passes one call on at each tick.
@MainActor
private final class TickingLoginScreen: LoginViewInterface, LoginWireframeInterface {
    private let metronome = Metronome()
    private weak var view: (any LoginViewInterface)?
    private let wireframe: any LoginWireframeInterface

    init(_ fixture: LoginPresenterFixture) {
        (view, wireframe) = (fixture.view, fixture.wireframe)
    }

    func setActionsAvailable(_ areAvailable: Bool) {
        metronome.add { [weak view] in view?.setActionsAvailable(areAvailable) }
    }

    func showProgressHUD() { metronome.add { [weak view] in view?.showProgressHUD() } }

    func hideProgressHUD() { metronome.add { [weak view] in view?.hideProgressHUD() } }

    func navigateToHome() { metronome.add { [wireframe] in wireframe.navigateToHome() } }

    func showAlert(title: String, message: String) {
        metronome.add { [wireframe] in wireframe.showAlert(title: title, message: message) }
    }
}
