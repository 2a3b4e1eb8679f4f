import LawReference
public import VIPERSpecs

/// A form whose number is checked while the user types, and once more on sending if that has failed.
@MainActor
public final class CheckedNumber {
    /// The calls of the view.
    public enum Shown: RecordedCall {
        case hint(String), isSending(Bool), isSent(Bool)
    }

    private weak let view: ToldSpy<Shown>?
    private let service: AskedMock<Void>
    private let sendsForEver: Bool
    private var (isChecking, isGood, waits) = (false, false, false)

    private init(_ view: ToldSpy<Shown>, _ service: AskedMock<Void>, sendsForEver: Bool) {
        (self.view, self.service, self.sendsForEver) = (view, service, sendsForEver)
    }

    /// Stages the module.
    ///
    /// - Parameter sendsForEver: Whether its indicator stays on if the check fails for which the form waits.
    public nonisolated static func stage(sendsForEver: Bool = false) -> @MainActor @Sendable (Stage) -> Void {
        { stage in
            stage.put({ CheckedNumber($0, $1, sendsForEver: sendsForEver) }, gives: { _ in }) { form in
                stage.busy(from: Shown.isSending(true), until: .isSending(false))
                stage.event("view appears", .appears) { form.show("Type a number") }
                stage.event("type", when: { !form.waits }) { form.check() }
                stage.event("send", when: { !form.waits }) { form.send() }
            }
        }
    }

    private func show(_ hint: String) { view?(.hint(hint)) }

    private func check() {
        guard !isChecking else { return }
        (isChecking, isGood) = (true, false)
        show("Checking")
        service.get("check") { [weak self] answer in
            guard let self else { return }
            isChecking = false
            if case .success = answer { isGood = true }
            show(isGood ? "Good" : "Not checked")
            guard waits else { return }
            waits = false
            if isGood { return send() }
            if !sendsForEver { view?(.isSending(false)) }
        }
    }

    private func send() {
        guard !waits else { return }
        waits = true
        view?(.isSending(true))
        if !isGood { return check() }
        service.get("send") { [weak self] answer in
            guard let self else { return }
            waits = false
            view?(.isSending(false))
            if case .success = answer { view?(.isSent(true)) } else { show("Not sent") }
        }
    }
}
