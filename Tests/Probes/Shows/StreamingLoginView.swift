import ShowsReference
package import ShowsSpecs

/// Adapts the login that communicates by streams to the protocol of a presenter, and reads its events as a view would.
@MainActor
package final class StreamingLoginView: ConfiguredLogin {
    private let actions: AsyncStream<Login.Action>.Continuation
    private let input: Login.ViewInput
    private weak var view: (any LoginViewInterface)?
    private var reading: Task<Void, Never>?

    /// Creates an adapter with its own presenter.
    package init(_ fixture: LoginPresenterFixture) {
        let (stream, actions) = AsyncStream.makeStream(of: Login.Action.self)
        self.actions = actions
        let presenter = ReactiveLoginPresenter(interactor: fixture.interactor, wireframe: fixture.wireframe)
        input = presenter.configure(with: Login.ViewOutput(actions: stream))
        view = fixture.view
        fixture.track(presenter)
    }

    deinit {
        reading?.cancel()
    }

    /// Returns an adapter that starts to read the events at once.
    package static func reading(_ fixture: LoginPresenterFixture) -> StreamingLoginView {
        let view = StreamingLoginView(fixture)
        view.reading = Task { [input = view.input, weak shown = view.view] in
            for await event in input.events { shown.map { tell($0, event) } }
        }
        return view
    }

    package func read() async {
        for await event in input.events { view.map { Self.tell($0, event) } }
    }

    private static func tell(_ view: any LoginViewInterface, _ event: Login.Event) {
        switch event {
        case .areActionsAvailable(let areAvailable): view.setActionsAvailable(areAvailable)
        case .isBusy(let isBusy): isBusy ? view.showProgressHUD() : view.hideProgressHUD()
        }
    }

    package func emailChanged(_ email: String) { actions.yield(.email(email)) }

    package func passwordChanged(_ password: String) { actions.yield(.password(password)) }

    package func rememberMeChanged(_ isOn: Bool) { actions.yield(.rememberMe(isOn)) }

    package func login() { actions.yield(.login) }

    package func register() { actions.yield(.register) }
}
