public import LawReference
public import VIPERSpecs

/// Signs a user up in two steps with one button: the first tap checks the name, the second registers it.
@MainActor
public final class Signup {
    /// The calls of the view.
    public enum Shown: RecordedCall {
        case step(String), isBusy(Bool), problem(String)
    }

    /// The calls of the wireframe.
    public enum Opened: RecordedCall {
        case welcome, end
    }

    /// A fault in the second step, or in how a taken name is handled.
    public enum Fault: Sendable {
        case staysBusy, saysNothing, keepsItself, opensAfterLeaving, takesNoForNothing
    }

    private weak let view: ToldSpy<Shown>?
    private let router: ToldSpy<Opened>
    private let names: AskedMock<Bool>
    private let accounts: AskedMock<String>
    private let fault: Fault?
    private var isNameFree = false
    private var isBusy = false
    private var hasLeft = false

    /// Creates the module with its doubles.
    public init(
        _ view: ToldSpy<Shown>,
        _ router: ToldSpy<Opened>,
        _ names: AskedMock<Bool>,
        _ accounts: AskedMock<String>,
        fault: Fault? = nil
    ) {
        (self.view, self.router, self.names, self.accounts, self.fault) = (view, router, names, accounts, fault)
    }

    /// The view appears.
    public func appear() { view?(.step("name")) }

    /// The user taps next.
    public func next() {
        guard !isBusy, !hasLeft else { return }
        isBusy = true
        view?(.isBusy(true))
        if isNameFree { register() } else { check() }
    }

    /// The user leaves.
    public func leave() {
        guard !hasLeft else { return }
        hasLeft = true
        router(.end)
    }

    private func check() {
        names.get("name") { [weak self] answer in
            guard let self, !hasLeft else { return }
            isBusy = false
            view?(.isBusy(false))
            switch answer {
            case .success(true):
                isNameFree = true
                view?(.step("account"))
            case .success(false):
                if fault != .takesNoForNothing { view?(.problem("The name is taken")) }
            case .failure:
                view?(.problem("Offline"))
            }
        }
    }

    private func register() {
        let kept = fault == .keepsItself ? self : nil
        accounts.get("account") { [weak self] answer in
            defer { withExtendedLifetime(kept) {} }
            guard let self, !hasLeft || fault == .opensAfterLeaving else { return }
            if fault != .staysBusy { view?(.isBusy(false)) }
            isBusy = false
            guard case .success = answer else {
                if fault != .saysNothing { view?(.problem("Offline")) }
                return
            }
            hasLeft = true
            router(.welcome)
        }
    }
}

extension Signup {
    /// Returns a closure that puts the module on a stage.
    public nonisolated static func stage(_ fault: Fault? = nil) -> @MainActor @Sendable (Stage) -> Void {
        { stage in
            let view = ToldSpy<Shown>("View", log: stage.log)
            let router = ToldSpy<Opened>("Router", log: stage.log)
            let names = AskedMock<Bool>("Names", log: stage.log)
            let accounts = AskedMock<String>("Accounts", log: stage.log)
            let signup = Signup(view, router, names, accounts, fault: fault)
            stage.view(view)
            stage.wireframe(router)
            stage.track(signup)
            stage.busy(from: Shown.isBusy(true), until: .isBusy(false))
            stage.request(names.answers, gives: { _ in true }, empty: false, fails: Offline())
            stage.request(accounts.answers, gives: { "\($0)" }, fails: Offline())
            stage.event("view appears", .appears) { signup.appear() }
            stage.event("next", .repeatable) { signup.next() }
            stage.event("leave", .leaves) { signup.leave() }
        }
    }
}
