@testable import References
import ShowsContracts
import Testing
import VIPERSpecs

let loginModel = Module { stage in
    let userService = UserServiceSpy(log: stage.log)
    let wireframe = LoginWireframeInterfaceSpy(log: stage.log)
    let interactor = LoginInteractor(userService: userService)
    guard #available(macOS 14, watchOS 10, iOS 17, visionOS 1, tvOS 17, *) else {
        throw CouldNotJudge("LoginModel needs a newer system.")
    }
    let model = LoginModel(interactor: interactor, wireframe: wireframe)
    stage.wireframe(wireframe)
    stage.track(interactor, model)
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
    stage.busy("is busy") { model.isBusy }
    stage.screen("what is shown") { (model.email, model.password, model.remembersMe, model.areActionsAvailable) }
    stage.event("change email") { model.email = "ann@example.org" }
    stage.event("change password") { model.password = "Secret-1234" }
    stage.event("change remembers me") { model.remembersMe = true }
    stage.event("login") { model.login() }
    stage.event("register") { model.register() }
}

/// What the doubles fail with.
private struct Unavailable: Error {}

@Suite struct LoginModelLaws {
    @Test(arguments: loginModel.laws)
    func obeys(_ law: Module.Law) async throws { try await law.verify() }
}
