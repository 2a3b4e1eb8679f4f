public import LawReference
public import VIPERSpecs

/// Opens the home screen with a code that was sent, and sends another on request, at most every half minute.
@MainActor
public final class Passcode {
    /// The calls of the view.
    public enum Shown: RecordedCall {
        case canSubmit(Bool), canSend(Bool), isBusy(Bool), problem(String)
    }

    /// The calls of the wireframe.
    public enum Opened: RecordedCall {
        case home
    }

    /// A fault in how the module sends another code.
    public enum Fault: Sendable {
        case opensHomeForEachCode, keepsItselfUntilItCanSend, looksIdleOnceItCanSend
    }

    private weak let view: ToldSpy<Shown>?
    private let router: ToldSpy<Opened>
    private let codes: AskedMock<String>
    private let accounts: AskedMock<String>
    private let clock: TestClock
    private let fault: Fault?
    private var isTyped = false
    private var isBusy = false
    private var isSending = false
    private var isAtHome = false
    private var sendCount = 0

    /// Creates the module with its doubles.
    public init(
        _ view: ToldSpy<Shown>,
        _ router: ToldSpy<Opened>,
        _ codes: AskedMock<String>,
        _ accounts: AskedMock<String>,
        clock: TestClock,
        fault: Fault? = nil
    ) {
        (self.view, self.router, self.codes, self.accounts) = (view, router, codes, accounts)
        (self.clock, self.fault) = (clock, fault)
    }

    /// The view appears.
    public func appear() {
        show()
        view?(.canSend(true))
    }

    /// The code is typed.
    public func type() {
        isTyped = true
        show()
    }

    /// The user submits the code.
    public func submit() {
        guard isTyped, !isBusy, !isAtHome else { return }
        isBusy = true
        show()
        view?(.isBusy(true))
        accounts.get("account") { [weak self] answer in
            guard let self, isBusy else { return }
            isBusy = false
            view?(.isBusy(false))
            if case .failure = answer {
                show()
                view?(.problem("Wrong"))
            } else {
                isAtHome = true
                for _ in 0...(fault == .opensHomeForEachCode ? sendCount : 0) { router(.home) }
            }
        }
    }

    /// The user asks for another code.
    public func send() {
        guard !isSending else { return }
        isSending = true
        view?(.canSend(false))
        codes.get("code") { [weak self] answer in
            guard let self, isSending else { return }
            if case .failure = answer {
                view?(.problem("Not sent"))
                return offer()
            }
            sendCount += 1
            let kept = fault == .keepsItselfUntilItCanSend ? self : nil
            clock.schedule(after: .seconds(30)) { [weak self] in
                withExtendedLifetime(kept) { self?.offer() }
            }
        }
    }

    private func offer() {
        isSending = false
        view?(.canSend(true))
        if fault == .looksIdleOnceItCanSend { view?(.isBusy(false)) }
        show()
    }

    private func show() { view?(.canSubmit(isTyped && !isBusy)) }
}

extension Passcode {
    /// Returns a closure that puts the module on a stage.
    public nonisolated static func stage(_ fault: Fault? = nil) -> @MainActor @Sendable (Stage) -> Void {
        { stage in
            let view = ToldSpy<Shown>("View", log: stage.log)
            let router = ToldSpy<Opened>("Router", log: stage.log)
            let codes = AskedMock<String>("Codes", log: stage.log)
            let accounts = AskedMock<String>("Accounts", log: stage.log)
            let module = Passcode(view, router, codes, accounts, clock: stage.clock.sleeping, fault: fault)
            stage.view(view)
            stage.wireframe(router)
            stage.track(module)
            stage.busy(from: Shown.isBusy(true), until: .isBusy(false))
            stage.request(codes.answers, gives: { "\($0)" }, fails: Offline())
            stage.request(accounts.answers, gives: { "\($0)" }, fails: Offline())
            stage.event("view appears", .appears) { module.appear() }
            stage.event("type code") { module.type() }
            stage.event("submit") { module.submit() }
            stage.event("send again") { module.send() }
        }
    }
}
