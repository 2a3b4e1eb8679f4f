import LawReference
public import VIPERSpecs

/// Asks for an income on the first of three steps, and sends it on the last.
@MainActor
public final class TaxForm {
    /// The calls of the view.
    public enum Shown: RecordedCall {
        case step(Int), isBusy(Bool), isMissing, isSent(Bool)
    }

    private weak let view: ToldSpy<Shown>?
    private let store: AskedMock<Void>
    private let resetsOnTheWayBack: Bool
    private var (step, income, isSending, isDone) = (1, "", false, false)

    private init(_ view: ToldSpy<Shown>, resetsOnTheWayBack: Bool, log: CallLog) {
        (self.view, self.resetsOnTheWayBack, store) = (view, resetsOnTheWayBack, AskedMock("Store", log: log))
    }

    /// Returns a closure that puts the module on a stage.
    ///
    /// - Parameter resetsOnTheWayBack: Whether the income is forgotten on the way back, although the field still shows it.
    public nonisolated static func stage(
        resetsOnTheWayBack: Bool = false
    ) -> @MainActor @Sendable (Stage) -> Void {
        { stage in
            let view = ToldSpy<Shown>("View", log: stage.log)
            let form = TaxForm(view, resetsOnTheWayBack: resetsOnTheWayBack, log: stage.log)
            var field = ""
            stage.view(view)
            stage.store(form.store)
            stage.track(form)
            stage.busy(from: Shown.isBusy(true), until: .isBusy(false))
            stage.request(form.store.answers, gives: { _ in }, fails: Offline())
            stage.screen("income") { field }
            stage.event("view appears", .appears) { form.go(to: 1) }
            stage.event("type", when: { form.step == 1 && field.isEmpty }) {
                field = "500 a month"
                form.income = field
            }
            stage.event("next", .repeatable, when: { form.step < 3 && !form.isSending }) { form.go(to: form.step + 1) }
            stage.event("back", .repeatable, when: { form.step > 1 && !form.isSending }) { form.back() }
            stage.event("send", when: { form.step == 3 && !form.isSending && !form.isDone }) { form.send() }
        }
    }

    private func go(to step: Int) {
        self.step = step
        view?(.step(step))
    }

    private func back() {
        go(to: step - 1)
        if resetsOnTheWayBack, step == 1 { income = "" }
    }

    private func send() {
        guard !income.isEmpty else {
            view?(.isMissing)
            return
        }
        isSending = true
        view?(.isBusy(true))
        store.get(income) { [weak self] answer in
            guard let self else { return }
            isSending = false
            if case .success = answer { isDone = true }
            view?(.isBusy(false))
            view?(.isSent(isDone))
        }
    }
}
