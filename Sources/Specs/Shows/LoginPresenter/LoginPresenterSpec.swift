/// What has to be true of a presenter that logs a user in, or creates an account.
///
/// ```swift
/// @Suite struct OurLoginPresenter {
///     @Test(arguments: LoginPresenterSpec.requirements)
///     func conforms(to requirement: LoginPresenterSpec.Requirement) async throws {
///         try await requirement.verify { fixture in
///             OurPresenter(view: fixture.view, interactor: fixture.interactor, wireframe: fixture.wireframe)
///         }
///     }
/// }
/// ```
public enum LoginPresenterSpec: Spec {
    /// The view, the interactor and the wireframe.
    public typealias Fixture = LoginPresenterFixture
    /// A presenter, or an adapter that forwards everything to one.
    public typealias Subject = any LoginPresenterInterface

    /// All requirements.
    public static let requirements: [Requirement] =
        typing + remembering + submitting("LOGIN-PRESENTER", from: 9) + requesting("LOGIN-PRESENTER", from: 13)
        + shared("LOGIN-PRESENTER", from: 19)
}

extension LoginPresenterSpec: SubmittingPresenter {
    package static func fixture() -> Fixture { Fixture() }

    package static func fixture(answering kind: Int) -> Fixture {
        let fixture = Fixture()
        for answers in [fixture.interactor.login, fixture.interactor.register] {
            if kind > 0 {
                answers.give(User(id: "1", email: "ana@shows.example"))
            } else {
                answers.fail(NoConnection())
            }
        }
        return fixture
    }

    package static func fill(_ presenter: Subject) {
        presenter.emailChanged("ana@shows.example")
        presenter.passwordChanged("secret word")
    }

    package static func spoil(_ presenter: Subject) { presenter.passwordChanged("secre") }

    package static var submissions: [(name: String, tap: @MainActor (Subject) -> Void)] {
        [("login()", { $0.login() }), ("register()", { $0.register() })]
    }

    package static func departures(in fixture: Fixture) -> Int {
        fixture.wireframe.calls.count { $0 == .navigateToHome }
    }

    package static func availabilities(in fixture: Fixture) -> [Bool] {
        fixture.view.calls.compactMap { if case .setActionsAvailable(let isOn) = $0 { isOn } else { nil } }
    }

    package static func requests(in fixture: Fixture) -> Int {
        fixture.interactor.calls.count { $0 != .rememberUser }
    }

    package static func held(_ request: Int, in fixture: Fixture) -> (any HeldQuestion)? {
        question(request, in: fixture)
    }

    package static func forgetAnswered(in fixture: Fixture) {
        fixture.interactor.login.forgetAnswered()
        fixture.interactor.register.forgetAnswered()
    }

    package static func give(_ kind: Int, to request: Int, in fixture: Fixture) {
        let user = User(id: "1", email: "ana@shows.example")
        question(request, in: fixture)?.end(with: kind > 0 ? .success(user) : .failure(failure(kind)))
    }

    /// The question of a request, with logins and registrations counted together.
    @MainActor private static func question(
        _ request: Int,
        in fixture: Fixture
    ) -> HeldAnswer<(with: String, String), User, any Error>? {
        let isLogin = fixture.interactor.calls.filter { $0 != .rememberUser }.prefix(request + 1).map {
            if case .login = $0 { true } else { false }
        }
        guard let last = isLogin.last else { return nil }
        let (answers, index) = (
            last ? fixture.interactor.login : fixture.interactor.register, isLogin.count { $0 == last }
        )
        return answers.held.asked(index - 1)
    }

    package static func listener(in fixture: Fixture) -> AnyObject { fixture.view }

    package static func letGoOfListener(_ run: Run<Self>) async {
        await run.letGo(of: \.view, replacedBy: LoginViewInterfaceSpy(log: run.log))
    }
}
