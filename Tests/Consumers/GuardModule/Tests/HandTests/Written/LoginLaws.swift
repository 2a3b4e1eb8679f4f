@testable import References
import ShowsContracts
import Testing
import VIPERSpecs

let login = Module { stage in
    let view = LoginViewInterfaceSpy(log: stage.log)
    let userService = UserServiceSpy(log: stage.log)
    let wireframe = LoginWireframeInterfaceSpy(log: stage.log)
    let interactor = LoginInteractor(userService: userService)
    let presenter = LoginPresenter(view: view, interactor: interactor, wireframe: wireframe)
    stage.view(view)
    stage.wireframe(wireframe)
    stage.track(interactor, presenter)
    stage.busy(from: LoginViewInterfaceSpy.Call.showProgressHUD, until: .hideProgressHUD)
    stage.request(
        userService.login,
        gives: { User(id: "id \($0)", email: "ann\($0)@example.org") },
        fails: Unavailable()
    )
    stage.request(
        userService.register,
        gives: { User(id: "id \($0)", email: "ann\($0)@example.org") },
        fails: Unavailable()
    )
    stage.event("email changed") { presenter.emailChanged("ann@example.org") }
    stage.event("password changed") { presenter.passwordChanged("Secret-1234") }
    stage.event("remember me changed") { presenter.rememberMeChanged(true) }
    stage.event("login") { presenter.login() }
    stage.event("register") { presenter.register() }
}

/// What the doubles fail with.
private struct Unavailable: Error {}

@Suite struct LoginLaws {
    @Test(arguments: login.laws)
    func obeys(_ law: Module.Law) async throws { try await law.verify() }
}
