import LawReference
public import VIPERSpecs

/// An order of tea: the name on it is typed, and taken over after a pause; the size is chosen.
@MainActor
public final class Order {
    /// The calls of the view.
    public enum Shown: RecordedCall {
        case name(String), size(String), receipt(String), problem(String?)
    }

    /// The calls of the till.
    public enum Sent: RecordedCall {
        case order(name: String, size: String)
    }

    /// A fault that the module can have.
    public enum Fault: Sendable {
        case forgetsTheSize, sendsTheNameBeforeThePause, forgetsTheSizeAfterAFailure
    }

    private weak let view: ToldSpy<Shown>?
    private let till: ToldSpy<Sent>
    private let receipts: AskedMock<String>
    private let clock: any Clock<Duration>
    private let fault: Fault?
    private var (name, size, typed) = ("Ann", "small", "Ann")
    private var (pause, isUnderWay): (Task<Void, Never>?, Bool) = (nil, false)

    private init(
        _ view: ToldSpy<Shown>,
        _ till: ToldSpy<Sent>,
        _ receipts: AskedMock<String>,
        clock: any Clock<Duration>,
        fault: Fault?
    ) {
        (self.view, self.till, self.receipts, self.clock, self.fault) = (view, till, receipts, clock, fault)
    }

    isolated deinit { pause?.cancel() }

    /// Stages the module.
    public nonisolated static func stage(_ fault: Fault? = nil) -> @MainActor @Sendable (Stage) -> Void {
        { stage in
            let view = ToldSpy<Shown>("View", log: stage.log)
            let till = ToldSpy<Sent>("Till", log: stage.log)
            let receipts = AskedMock<String>("Receipts", log: stage.log)
            let order = Order(view, till, receipts, clock: stage.clock.sleeping, fault: fault)
            stage.view(view)
            stage.store(till)
            stage.track(order)
            stage.state(from: Shown.problem("No receipt"), until: .problem(nil))
            stage.request(receipts.answers, gives: { "receipt \($0)" }, fails: Offline())
            stage.event("view appears", .appears) { order.show() }
            stage.event("choose large", .repeatable) { order.choose("large") }
            stage.event("type Bob", .repeatable) {
                view(.name("Bob"))
                order.type("Bob")
            }
            stage.event("order", .repeatable, when: { !order.isUnderWay }) { order.order() }
        }
    }

    private func show() {
        view?(.name(name))
        view?(.size(size))
    }

    private func choose(_ size: String) {
        self.size = size
        view?(.size(size))
    }

    private func type(_ text: String) {
        typed = text
        if fault == .forgetsTheSize { size = "small" }
        pause?.cancel()
        pause = Task { [weak self, clock] in
            do { try await clock.sleep(for: .milliseconds(300)) } catch { return }
            if let self { name = typed }
        }
    }

    private func order() {
        pause?.cancel()
        if fault != .sendsTheNameBeforeThePause { name = typed }
        isUnderWay = true
        till(.order(name: name, size: size))
        receipts.get("newest") { [weak self] answer in self?.end(answer) }
    }

    private func end(_ answer: Result<String, any Error>) {
        isUnderWay = false
        if case .success(let receipt) = answer {
            view?(.receipt(receipt))
            view?(.problem(nil))
        } else {
            if fault == .forgetsTheSizeAfterAFailure { size = "small" }
            view?(.problem("No receipt"))
        }
    }
}
