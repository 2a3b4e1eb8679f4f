import LawReference
public import VIPERSpecs

/// Asks for a crust and a topping on the first of three steps or on two, and sends both on the last.
@MainActor
public final class PizzaOrder {
    /// The calls of the view.
    public enum Shown: RecordedCall {
        case step(Int), isBusy(Bool), isOrdered(Bool)
    }

    /// A fault that the module can have: when it forgets the choice of the topping, which stays on the screen.
    public enum Fault: Sendable {
        /// When the user goes on to the second step.
        case forgetsOnTheWayForth
        /// When the user comes back to the second step.
        case forgetsOnTheWayBack
        /// When another crust is chosen.
        case forgetsWithTheCrust
        /// When the user has been on the last step before: what was chosen by then is sent.
        case sendsTheFirstChoice
    }

    private weak let view: ToldSpy<Shown>?
    private let store: AskedMock<Void>
    private let fault: Fault?
    private var (step, crust, grams, isSending, isDone) = (1, "thin", 100, false, false)
    /// What was chosen when the user came to the last step first.
    private var firstGrams: Int?

    private init(_ view: ToldSpy<Shown>, _ fault: Fault?, log: CallLog) {
        (self.view, self.fault, store) = (view, fault, AskedMock("Store", log: log))
    }

    /// Returns a closure that puts the module on a stage.
    ///
    /// - Parameters:
    ///   - fault: What is wrong with it.
    ///   - toppingStep: The step on which the weight of the topping is chosen.
    public nonisolated static func stage(
        _ fault: Fault? = nil,
        choosingOn toppingStep: Int = 2
    ) -> @MainActor @Sendable (Stage) -> Void {
        { stage in
            let view = ToldSpy<Shown>("View", log: stage.log)
            let order = PizzaOrder(view, fault, log: stage.log)
            var (crust, grams) = ("thin", 100)
            stage.view(view)
            stage.store(order.store)
            stage.track(order)
            stage.busy(from: Shown.isBusy(true), until: .isBusy(false))
            stage.request(order.store.answers, gives: { _ in }, fails: Offline())
            stage.screen("crust") { crust }
            stage.screen("topping") { grams }
            stage.event("view appears", .appears) { order.go(to: 1) }
            stage.event("next", .repeatable, when: { order.step < 3 && !order.isSending }) { order.next() }
            for weight in [250, 100] {
                stage.event("choose \(weight) g", when: { order.step == toppingStep && grams != weight }) {
                    grams = weight
                    order.grams = weight
                }
            }
            stage.event("choose thick", when: { order.step == 1 && crust != "thick" }) {
                crust = "thick"
                order.choose(crust: "thick")
            }
            stage.event("back", .repeatable, when: { order.step > 1 && !order.isSending }) { order.back() }
            stage.event("order", when: { order.step == 3 && !order.isSending && !order.isDone }) { order.send() }
        }
    }

    private func choose(crust: String) {
        self.crust = crust
        if fault == .forgetsWithTheCrust { grams = 100 }
    }

    private func next() {
        go(to: step + 1)
        if fault == .forgetsOnTheWayForth, step == 2 { grams = 100 }
        if fault == .sendsTheFirstChoice, step == 3, firstGrams == nil { firstGrams = grams }
    }

    private func back() {
        go(to: step - 1)
        if fault == .forgetsOnTheWayBack, step == 2 { grams = 100 }
    }

    private func go(to step: Int) {
        self.step = step
        view?(.step(step))
    }

    private func send() {
        isSending = true
        view?(.isBusy(true))
        store.get("\(crust) pizza with \(firstGrams ?? grams) g") { [weak self] answer in
            guard let self else { return }
            isSending = false
            if case .success = answer { isDone = true }
            view?(.isBusy(false))
            view?(.isOrdered(isDone))
        }
    }
}
