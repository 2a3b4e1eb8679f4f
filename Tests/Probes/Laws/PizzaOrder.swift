import LawReference
public import VIPERSpecs

/// Asks for a topping on the second of three steps, and sends it on the last.
@MainActor
public final class PizzaOrder {
    /// The calls of the view.
    public enum Shown: RecordedCall {
        case step(Int), isBusy(Bool), isOrdered(Bool)
    }

    private weak let view: ToldSpy<Shown>?
    private let store: AskedMock<Void>
    private var (step, topping, isSending, isDone) = (1, "plain", false, false)

    private init(_ view: ToldSpy<Shown>, log: CallLog) {
        (self.view, store) = (view, AskedMock("Store", log: log))
    }

    /// Returns a closure that puts the module on a stage.
    ///
    /// - Parameter beginsItsStepAnew: Whether the topping is forgotten each time its step comes, although the view still
    ///   shows it.
    public nonisolated static func stage(beginsItsStepAnew: Bool = false) -> @MainActor @Sendable (Stage) -> Void {
        { stage in
            let view = ToldSpy<Shown>("View", log: stage.log)
            let order = PizzaOrder(view, log: stage.log)
            var chosen = "plain"
            @MainActor func choose(_ topping: String) {
                stage.event("choose \(topping)", when: { order.step == 2 && chosen != topping }) {
                    chosen = topping
                    order.topping = topping
                }
            }
            stage.view(view)
            stage.store(order.store)
            stage.track(order)
            stage.busy(from: Shown.isBusy(true), until: .isBusy(false))
            stage.request(order.store.answers, gives: { _ in }, fails: Offline())
            stage.screen("topping") { chosen }
            stage.event("view appears", .appears) { order.go(to: 1) }
            stage.event("next", .repeatable, when: { order.step < 3 && !order.isSending }) {
                order.go(to: order.step + 1)
                if beginsItsStepAnew, order.step == 2 { order.topping = "plain" }
            }
            choose("mushrooms")
            choose("plain")
            stage.event("back", .repeatable, when: { order.step > 1 && !order.isSending }) {
                order.go(to: order.step - 1)
            }
            stage.event("order", when: { order.step == 3 && !order.isSending && !order.isDone }) { order.send() }
        }
    }

    private func go(to step: Int) {
        self.step = step
        view?(.step(step))
    }

    private func send() {
        isSending = true
        view?(.isBusy(true))
        store.get("pizza with \(topping)") { [weak self] answer in
            guard let self else { return }
            isSending = false
            if case .success = answer { isDone = true }
            view?(.isBusy(false))
            view?(.isOrdered(isDone))
        }
    }
}
