public import ShowsContracts

/// The login presenter as one function, from the view's actions to the events that it shows.
@MainActor
public final class ReactiveLoginPresenter {
    private let interactor: any LoginInteractorInterface
    private let wireframe: any LoginWireframeInterface

    /// Creates a presenter.
    ///
    /// - Parameters:
    ///   - interactor: Logs the user in.
    ///   - wireframe: Leads to other screens.
    public init(interactor: any LoginInteractorInterface, wireframe: any LoginWireframeInterface) {
        self.interactor = interactor
        self.wireframe = wireframe
    }

    /// Connects the view.
    ///
    /// - Parameter output: The view's stream.
    /// - Returns: The stream for the view, which keeps the connection while it reads it.
    public func configure(with output: Login.ViewOutput) -> Login.ViewInput {
        Login.ViewInput(
            events: ColdStream { [self] events in
                Task { @MainActor in
                    let view = EventSink(events)
                    let presenter = LoginPresenter(view: view, interactor: interactor, wireframe: wireframe)
                    for await action in output.actions where !Task.isCancelled { presenter.take(action) }
                    withExtendedLifetime(view) {}
                }
            }
        )
    }
}

/// Turns the calls of a view into a stream.
@MainActor
private final class EventSink: LoginViewInterface {
    private let events: AsyncStream<Login.Event>.Continuation

    init(_ events: AsyncStream<Login.Event>.Continuation) {
        self.events = events
    }

    deinit {
        events.finish()
    }

    func setActionsAvailable(_ areAvailable: Bool) { events.yield(.areActionsAvailable(areAvailable)) }

    func showProgressHUD() { events.yield(.isBusy(true)) }

    func hideProgressHUD() { events.yield(.isBusy(false)) }
}

extension LoginPresenter {
    /// Passes an action of the user on.
    fileprivate func take(_ action: Login.Action) {
        switch action {
        case .email(let email): emailChanged(email)
        case .password(let password): passwordChanged(password)
        case .rememberMe(let isOn): rememberMeChanged(isOn)
        case .login: login()
        case .register: register()
        }
    }
}
