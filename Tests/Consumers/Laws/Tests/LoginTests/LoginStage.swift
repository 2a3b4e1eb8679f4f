import Login
import VIPERSpecs

extension Stage {
    /// Puts the login screen on the stage.
    ///
    /// - Parameter isBusyNamed: Whether the stage is told that the screen has an indicator.
    func playLogin(isBusyNamed: Bool = true) {
        let display = DisplaySpy(log: log)
        let router = RouterSpy(log: log)
        let useCase = UseCaseMock(log: log)
        let presentation = LoginPresentation(display: display, useCase: useCase, router: router)
        view(display)
        wireframe(router)
        track(presentation)
        if isBusyNamed { busy(from: DisplaySpy.Call.busy(true), until: .busy(false)) }
        request(useCase.login, gives: { "token \($0)" }, fails: UseCaseMock.Refused())
        event("tap login") { presentation.tapLogin(name: "a", password: "b") }
    }
}
