import Login
import Testing
import VIPERSpecs

@Suite struct LoginLaws {
    @Test(arguments: ModuleLaws.requirements)
    func obeys(_ law: ModuleLaws.Requirement) async throws {
        try await law.verify { stage in
            let display = DisplaySpy(log: stage.log)
            let router = RouterSpy(log: stage.log)
            let useCase = UseCaseMock(log: stage.log)
            let presentation = LoginPresentation(display: display, useCase: useCase, router: router)
            stage.view(display, told: \.calls)
            stage.wireframe(router, told: \.calls)
            stage.track(presentation)
            stage.busy(from: DisplaySpy.Call.busy(true), until: .busy(false))
            stage.request(useCase.login, gives: { "token \($0)" }, fails: UseCaseMock.Refused())
            stage.event("tap login") { presentation.tapLogin(name: "a", password: "b") }
        }
    }
}
