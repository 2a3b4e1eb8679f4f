public import LawReference
public import VIPERSpecs

/// Signs somebody up in two steps, with one button for both: the name is checked first, and then registered.
@MainActor
public final class Signup {
    /// What its view is told.
    public enum Shown: RecordedCall {
        case step(String), isBusy(Bool), problem(String)
    }

    /// Where it leads.
    public enum Opened: RecordedCall {
        case welcome, end
    }

    /// What somebody got wrong about the second step, or about a name that is taken.
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

    /// Connects it.
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

    /// The user goes on.
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
    /// Puts it on a stage.
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
