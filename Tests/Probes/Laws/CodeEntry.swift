import LawReference
public import VIPERSpecs

/// Has a code sent when its view appears, and confirms what the user types; half a minute later another can be sent.
@MainActor
public final class CodeEntry {
    /// What its view is told.
    public enum Shown: RecordedCall {
        case canResend(Bool), problem(String?), confirmed
    }

    /// A fault that the module can have.
    public enum Fault: Sendable {
        case resendStaysOff, confirmsTheOldCode
    }

    private weak let view: ToldSpy<Shown>?
    private let service: AskedMock<Void>
    private let clock: TestClock
    private let fault: Fault?
    private var (code, tried): (String?, String?)
    private var canResend = false
    private var isConfirmed = false
    private var pause: ScheduledAction?

    private init(_ view: ToldSpy<Shown>, _ service: AskedMock<Void>, _ clock: TestClock, _ fault: Fault?) {
        (self.view, self.service, self.clock, self.fault) = (view, service, clock, fault)
    }

    deinit { pause?.cancel() }

    private func send() {
        allowResend(false)
        view?(.problem(nil))
        service.get("send") { [weak self] answer in
            guard let self else { return }
            guard case .failure = answer else {
                pause = clock.schedule(after: .seconds(30)) { [weak self] in self?.allowResend(true) }
                return
            }
            view?(.problem("Not sent"))
            if fault != .resendStaysOff { allowResend(true) }
        }
    }

    private func allowResend(_ isAllowed: Bool) {
        canResend = isAllowed
        view?(.canResend(isAllowed))
    }

    private func type(_ code: String) {
        self.code = code
        view?(.problem(nil))
    }

    private func confirm() {
        guard let code else { return }
        let sent = fault == .confirmsTheOldCode ? tried ?? code : code
        tried = sent
        view?(.problem(nil))
        service.get("confirm \(sent)") { [weak self] answer in
            guard let self, !isConfirmed else { return }
            guard case .success = answer else { return view?(.problem("Not confirmed")) ?? () }
            isConfirmed = true
            view?(.confirmed)
        }
    }
}

extension CodeEntry {
    /// Puts it on a stage.
    public nonisolated static func stage(_ fault: Fault? = nil) -> @MainActor @Sendable (Stage) -> Void {
        { stage in
            let clock = stage.clock.sleeping
            stage.put({ CodeEntry($0, $1, clock, fault) }, gives: { _ in }) { entry in
                stage.state(from: Shown.problem("Not sent"), until: .problem(nil))
                stage.state(from: Shown.problem("Not confirmed"), until: .problem(nil))
                stage.event("view appears", .appears) { entry.send() }
                stage.event("type a code") { entry.type("123") }
                stage.event("type another") { entry.type("654") }
                let canConfirm = { @MainActor @Sendable in entry.code != nil && !entry.isConfirmed }
                stage.event("confirm", .onlyAtRest, when: canConfirm) { entry.confirm() }
                stage.event("resend", when: { entry.canResend }) { entry.send() }
            }
        }
    }
}
