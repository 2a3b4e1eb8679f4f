import LawReference
public import VIPERSpecs

/// Asks what is broken, and in which country, which another screen lets the user choose.
@MainActor
public final class TicketForm {
    /// The calls of the view.
    public enum Shown: RecordedCall {
        case text(String), isSending(Bool), isNotSent(Bool), hint, isSent
    }

    /// The calls of the router.
    public enum Opened: RecordedCall {
        case countries
    }

    /// A fault that the module can have.
    public enum Fault: Sendable {
        /// The text is sent once more although it was sent and taken off the screen.
        case sendsWhatIsGone
        /// The text is forgotten when the view comes back, and stands on the screen still.
        case forgetsTheText
    }

    private weak let view: ToldSpy<Shown>?
    private let router: ToldSpy<Opened>
    private let service: AskedMock<Void>
    private let fault: Fault?
    private var (text, isAway, isSending) = ("", false, false)

    private init(_ view: ToldSpy<Shown>, _ fault: Fault?, log: CallLog) {
        (self.view, self.fault) = (view, fault)
        (router, service) = (ToldSpy("Router", log: log), AskedMock("Service", log: log))
    }

    /// Returns a closure that puts the module on a stage.
    public nonisolated static func stage(_ fault: Fault? = nil) -> @MainActor @Sendable (Stage) -> Void {
        { stage in
            let view = ToldSpy<Shown>("View", log: stage.log)
            let form = TicketForm(view, fault, log: stage.log)
            stage.view(view)
            stage.wireframe(form.router)
            stage.track(form)
            stage.passing(Shown.hint, .isSent)
            stage.request(form.service.answers, gives: { _ in }, fails: Offline())
            stage.busy(from: Shown.isSending(true), until: .isSending(false))
            stage.state(from: Shown.isNotSent(true), until: .isNotSent(false))
            stage.event("view appears", [.appears, .repeatable]) { form.appear() }
            stage.event("type", when: { !form.isSending && form.text != "The door" }) { form.type("The door") }
            stage.event("choose country", when: { !form.isSending }) { form.openCountries() }
            stage.event("send", .repeatable, when: { !form.isSending }) { form.send() }
        }
    }

    private func appear() {
        isAway = false
        if fault == .forgetsTheText { text = "" }
    }

    private func type(_ text: String) {
        self.text = text
        view?(.text(text))
    }

    private func openCountries() {
        guard !isAway else { return }
        isAway = true
        router(.countries)
    }

    private func send() {
        guard !text.isEmpty else {
            view?(.hint)
            return
        }
        isSending = true
        view?(.isNotSent(false))
        view?(.isSending(true))
        service.get(text) { [weak self] answer in
            guard let self else { return }
            isSending = false
            view?(.isSending(false))
            guard case .success = answer else {
                view?(.isNotSent(true))
                return
            }
            if fault != .sendsWhatIsGone { text = "" }
            view?(.text(""))
            view?(.isSent)
        }
    }
}
