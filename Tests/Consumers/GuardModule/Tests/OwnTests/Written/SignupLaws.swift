@testable import Signup
import Testing
import VIPERSpecs

let signup = Module { stage in
    let view = SignupViewInputSpy(log: stage.log)
    let output = SignupModuleOutputSpy(log: stage.log)
    let api = SignupAPISpy(log: stage.log)
    let presenter = SignupPresenter(view: view, output: output, api: api)
    stage.view(view)
    stage.delegate(output)
    stage.track(presenter)
    stage.busy(from: SignupViewInputSpy.Call.setBusy(true), until: .setBusy(false))
    stage.request(
        api.signUpSuccess,
        or: api.signUpFailure,
        gives: { Member(id: $0, email: "ann\($0)@example.org") },
        fails: Unavailable()
    )
    stage.event("email changed") { presenter.emailChanged("ann@example.org") }
    stage.event("did tap sign up") { presenter.didTapSignUp() }
    stage.event("did tap cancel", .leaves) { presenter.didTapCancel() }
}

/// What the doubles fail with.
private struct Unavailable: Error {}

@Suite struct SignupLaws {
    @Test(arguments: signup.laws.filter { $0.requirement.id != "LAW-03" })
    func obeys(_ law: Module.Law) async throws { try await law.verify() }

    /// NB: what is held unowned ends the process if an answer comes too late, and here only that of this test.
    @Test func survivesLateAnswers() async {
        await #expect(processExitsWith: .success, "LAW-03: a late answer ended the process") {
            try await signup.law("LAW-03").verifyInExitTest()
        }
    }
}
