import LawReference
public import VIPERSpecs

/// Asks in three steps how it was.
///
/// The steps are a rating, a comment, and a last look. The user can start over.
@MainActor
public final class Feedback {
    /// The calls of the view.
    public enum Shown: RecordedCall {
        case step(Int), comment(String), isSending(Bool), isNotSent(Bool)
    }

    private weak let view: ToldSpy<Shown>?
    private let service: AskedMock<Void>
    private let keepsTheComment: Bool
    private var (step, rating, comment) = (1, 0, "")
    private var (isSending, isSent) = (false, false)

    private init(_ view: ToldSpy<Shown>, _ service: AskedMock<Void>, keepsTheComment: Bool) {
        (self.view, self.service, self.keepsTheComment) = (view, service, keepsTheComment)
    }

    /// Returns a closure that puts the module on a stage.
    ///
    /// - Parameter keepsTheComment: Whether a comment is sent that starting over has taken off the screen.
    public nonisolated static func stage(keepsTheComment: Bool = false) -> @MainActor @Sendable (Stage) -> Void {
        { stage in
            let view = ToldSpy<Shown>("View", log: stage.log)
            let service = AskedMock<Void>("Service", log: stage.log)
            let form = Feedback(view, service, keepsTheComment: keepsTheComment)
            stage.view(view)
            stage.track(form)
            stage.request(service.answers, gives: { _ in }, fails: Offline())
            stage.busy(from: Shown.isSending(true), until: .isSending(false))
            stage.state(from: Shown.isNotSent(true), until: .isNotSent(false))
            let isOn = { @MainActor @Sendable (step: Int) in form.step == step && !form.isSending && !form.isSent }
            stage.event("view appears", .appears) { form.show() }
            stage.event("rate", when: { isOn(1) }) { form.rate(5) }
            stage.event("type", when: { isOn(2) && form.comment != "Nice" }) { form.type("Nice") }
            stage.event("next", when: { isOn(2) }) { form.go(to: 3) }
            stage.event("start over", when: { isOn(2) || isOn(3) }) { form.startOver() }
            stage.event("send", when: { isOn(3) }) { form.send() }
        }
    }

    private func show() {
        view?(.comment(""))
        view?(.step(step))
    }

    private func rate(_ stars: Int) {
        rating = stars
        go(to: 2)
    }

    private func type(_ text: String) {
        comment = text
        view?(.comment(text))
    }

    private func go(to number: Int) {
        step = number
        view?(.step(number))
    }

    private func startOver() {
        if !keepsTheComment { comment = "" }
        view?(.isNotSent(false))
        view?(.comment(""))
        go(to: 1)
    }

    private func send() {
        isSending = true
        view?(.isNotSent(false))
        view?(.isSending(true))
        service.get("\(rating) stars. \(comment)") { [weak self] answer in
            guard let self else { return }
            (isSending, isSent) = (false, (try? answer.get()) != nil)
            view?(.isSending(false))
            if isSent { go(to: 4) } else { view?(.isNotSent(true)) }
        }
    }
}
