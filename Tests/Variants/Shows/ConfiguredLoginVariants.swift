public import Proof
public import ShowsSpecs

/// Correct logins that communicate by streams and are built in an unusual way.
public enum ConfiguredLoginVariants {
    /// All variants.
    public static let all: [Variant<ConfiguredLoginSpec>] = [
        Variant("tells the view of changes only") { ChangesOnlyLogin($0) }
    ]
}

/// Does not repeat what has not changed.
@MainActor
private final class ChangesOnlyLogin: ConfiguredLogin {
    private enum Action: Sendable {
        case email(String)
        case password(String)
        case remember(Bool)
        case submit(isLogin: Bool)
    }

    private let fixture: LoginPresenterFixture
    private let stream: AsyncStream<Action>
    private let actions: AsyncStream<Action>.Continuation

    init(_ fixture: LoginPresenterFixture) {
        self.fixture = fixture
        (stream, actions) = AsyncStream.makeStream(of: Action.self)
    }

    func emailChanged(_ email: String) { actions.yield(.email(email)) }

    func passwordChanged(_ password: String) { actions.yield(.password(password)) }

    func rememberMeChanged(_ isOn: Bool) { actions.yield(.remember(isOn)) }

    func login() { actions.yield(.submit(isLogin: true)) }

    func register() { actions.yield(.submit(isLogin: false)) }

    func read() async {
        let form = Form(fixture)
        for await action in stream {
            switch action {
            case .email(let email): form.email = email
            case .password(let password): form.password = password
            case .remember(let isOn): form.remembers = isOn
            case .submit(let isLogin): form.submit(isLogin)
            }
        }
    }

    /// The form, which is filled in while its stream is read.
    @MainActor
    private final class Form {
        private weak var view: (any LoginViewInterface)?
        private let interactor: any LoginInteractorInterface
        private let wireframe: any LoginWireframeInterface
        private var isTold = false
        private var isWaiting = false
        var email = "" { didSet { tell() } }
        var password = "" { didSet { tell() } }
        var remembers = false

        init(_ fixture: LoginPresenterFixture) {
            view = fixture.view
            interactor = fixture.interactor
            wireframe = fixture.wireframe
        }

        private var isComplete: Bool { email.contains("@") && password.count >= 6 }

        private func tell() {
            if isComplete != isTold { view?.setActionsAvailable(isComplete) }
            isTold = isComplete
        }

        func submit(_ isLogin: Bool) {
            guard isComplete, !isWaiting else { return }
            isWaiting = true
            view?.showProgressHUD()
            let ask = isLogin ? interactor.login : interactor.register
            ask(email, password) { [weak self, remembers] in self?.end($0, remembers) }
        }

        private func end(_ result: Result<User, any Error>, _ remembers: Bool) {
            view?.hideProgressHUD()
            switch result {
            case .success:
                if remembers { interactor.rememberUser() }
                wireframe.navigateToHome()
            case .failure:
                isWaiting = false
                wireframe.showAlert(title: "Error", message: "Once more, please.")
            }
        }
    }
}
