import Observation
import ShowsReference
package import ShowsSpecs

/// Adapts the observable model of the SwiftUI login to the protocol of a presenter, and tells the view its changes.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
@MainActor
package final class HostedLogin: LoginPresenterInterface {
    private let model: LoginModel
    private weak var view: (any LoginViewInterface)?
    private var shown = (isBusy: false, areActionsAvailable: false)

    /// Creates an adapter with its own model.
    package init(_ fixture: LoginPresenterFixture) {
        model = LoginModel(interactor: fixture.interactor, wireframe: fixture.wireframe)
        view = fixture.view
        fixture.track(model)
        observe()
    }

    private func observe() {
        withObservationTracking {
            _ = (model.isBusy, model.areActionsAvailable)
        } onChange: { [weak self] in
            Task { @MainActor in
                self?.draw()
                self?.observe()
            }
        }
    }

    private func draw() {
        let new = (isBusy: model.isBusy, areActionsAvailable: model.areActionsAvailable)
        if new.areActionsAvailable != shown.areActionsAvailable { view?.setActionsAvailable(new.areActionsAvailable) }
        if new.isBusy != shown.isBusy { new.isBusy ? view?.showProgressHUD() : view?.hideProgressHUD() }
        shown = new
    }

    package func emailChanged(_ email: String) { model.email = email }

    package func passwordChanged(_ password: String) { model.password = password }

    package func rememberMeChanged(_ isOn: Bool) { model.remembersMe = isOn }

    package func login() { model.login() }

    package func register() { model.register() }
}
