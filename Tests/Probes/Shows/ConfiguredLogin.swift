import ShowsReference
package import ShowsSpecs

/// Lets the login that is connected by streams be driven as a presenter is: as a view would, which reads it.
@MainActor
package final class ConfiguredLogin: LoginPresenterInterface {
    private let actions: AsyncStream<Login.Action>.Continuation
    private let reading: Task<Void, Never>

    /// Creates an adapter with a presenter of its own.
    package init(_ fixture: LoginPresenterFixture) {
        let (stream, actions) = AsyncStream.makeStream(of: Login.Action.self)
        self.actions = actions
        let presenter = ReactiveLoginPresenter(interactor: fixture.interactor, wireframe: fixture.wireframe)
        fixture.track(presenter)
        reading = Task { [weak view = fixture.view, input = presenter.configure(with: .init(actions: stream))] in
            for await event in input.events {
                switch event {
                case .areActionsAvailable(let areAvailable): view?.setActionsAvailable(areAvailable)
                case .isBusy(let isBusy): isBusy ? view?.showProgressHUD() : view?.hideProgressHUD()
                }
            }
        }
    }

    deinit {
        reading.cancel()
    }

    package func emailChanged(_ email: String) { actions.yield(.email(email)) }

    package func passwordChanged(_ password: String) { actions.yield(.password(password)) }

    package func rememberMeChanged(_ isOn: Bool) { actions.yield(.rememberMe(isOn)) }

    package func login() { actions.yield(.login) }

    package func register() { actions.yield(.register) }
}
