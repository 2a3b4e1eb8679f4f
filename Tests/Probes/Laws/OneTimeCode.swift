import LawReference
public import VIPERSpecs

/// A code that is typed and checked, and has to be typed again if it was wrong.
@MainActor
public final class OneTimeCode {
    /// The calls of the view.
    public enum Shown: RecordedCall {
        case code(String), isBusy(Bool), hint(String), problem(String?), welcome(String)
    }

    private weak let view: ToldSpy<Shown>?
    private let service: AskedMock<String>
    private let keepsTheProblem: Bool
    private var (code, isBusy, isIn) = ("", false, false)

    private init(_ view: ToldSpy<Shown>, _ service: AskedMock<String>, keepsTheProblem: Bool) {
        (self.view, self.service, self.keepsTheProblem) = (view, service, keepsTheProblem)
    }

    /// Stages the module; the last thing that is typed is no code.
    public nonisolated static func stage(keepsTheProblem: Bool = false) -> @MainActor @Sendable (Stage) -> Void {
        { stage in
            stage.put({ OneTimeCode($0, $1, keepsTheProblem: keepsTheProblem) }, gives: { "Ann \($0)" }) { module in
                stage.busy(from: Shown.isBusy(true), until: .isBusy(false))
                stage.state(from: Shown.problem("Wrong"), until: .problem(nil))
                stage.passing(Shown.hint(""))
                stage.event("type a code", when: { !module.isBusy }) { module.type("1234") }
                stage.event("type a half", when: { !module.isBusy }) { module.type("12") }
                stage.event("check", when: { !module.isBusy && !module.isIn }) { module.check() }
            }
        }
    }

    private func type(_ code: String) {
        self.code = code
        view?(.code(code))
    }

    private func check() {
        guard code.count == 4 else { return view?(.hint("Four digits")) ?? () }
        isBusy = true
        view?(.isBusy(true))
        service.get(code) { [weak self] answer in
            guard let self else { return }
            isBusy = false
            view?(.isBusy(false))
            guard case .success(let name) = answer else {
                type("")
                return view?(.problem("Wrong")) ?? ()
            }
            isIn = true
            if !keepsTheProblem { view?(.problem(nil)) }
            view?(.welcome(name))
        }
    }
}
