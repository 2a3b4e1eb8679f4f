@testable import References
import ShowsContracts
import Testing
import VIPERSpecs

let reactiveLogin = Module { stage in
    let userService = UserServiceSpy(log: stage.log)
    let wireframe = LoginWireframeInterfaceSpy(log: stage.log)
    let interactor = LoginInteractor(userService: userService)
    let presenter = ReactiveLoginPresenter(interactor: interactor, wireframe: wireframe)
    stage.wireframe(wireframe)
    stage.track(interactor, presenter)
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
    try nameEvents(of: presenter, on: stage)
}

/// What the doubles fail with.
private struct Unavailable: Error {}

@Suite struct ReactiveLoginLaws {
    @Test(arguments: reactiveLogin.laws)
    func obeys(_ law: Module.Law) async throws { try await law.verify() }
}

/// Names what a user can cause, with `stage.event("…") { … }`.
@MainActor
private func nameEvents(of presenter: ReactiveLoginPresenter, on stage: Stage) throws {
    throw CouldNotJudge("Fill in nameEvents in ReactiveLoginLaws.swift: it names what a user can cause.")
}
