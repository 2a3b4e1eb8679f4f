public import LawReference
public import VIPERSpecs

/// Asks for a price, pays it, and then opens the receipt.
@MainActor
public final class Purchase {
    /// The calls of the view.
    public enum Shown: RecordedCall {
        case isReady(Bool), problem(String)
    }

    /// The calls of the wireframe.
    public enum Opened: RecordedCall {
        case receipt(String), end
    }

    /// A fault in the second step, the payment.
    public enum Fault: Sendable {
        case staysDisabled, keepsItself, opensTheReceiptAfterLeaving
    }

    private weak let view: ToldSpy<Shown>?
    private let router: ToldSpy<Opened>
    private let service: AskedMock<String>
    private let fault: Fault?
    private var name = ""
    private var isBuying = false
    private var isBought = false
    private var hasLeft = false

    /// Creates the module with its doubles.
    public init(_ view: ToldSpy<Shown>, _ router: ToldSpy<Opened>, _ service: AskedMock<String>, fault: Fault? = nil) {
        (self.view, self.router, self.service, self.fault) = (view, router, service, fault)
    }

    /// A name is typed.
    public func type(_ name: String) {
        self.name = name
        update()
    }

    /// The button is tapped.
    public func buy() {
        guard !isBuying, !isBought, !name.isEmpty else { return }
        isBuying = true
        update()
        service.get("price") { [weak self] answer in
            guard let self, !hasLeft else { return }
            guard case .success(let price) = answer else { return fail() }
            pay(price)
        }
    }

    /// The user leaves.
    public func leave() {
        guard !hasLeft else { return }
        hasLeft = true
        router(.end)
    }

    private func pay(_ price: String) {
        let kept = fault == .keepsItself ? self : nil
        service.get("pay \(price)") { [weak self] answer in
            defer { withExtendedLifetime(kept) {} }
            guard let self, !hasLeft || fault == .opensTheReceiptAfterLeaving else { return }
            guard case .success(let number) = answer else { return fail(staysDisabled: fault == .staysDisabled) }
            (isBuying, isBought) = (false, true)
            router(.receipt(number))
        }
    }

    private func fail(staysDisabled: Bool = false) {
        isBuying = staysDisabled
        update()
        view?(.problem("Offline"))
    }

    private func update() {
        view?(.isReady(!name.isEmpty && !isBuying))
    }
}

extension Purchase {
    /// Returns a closure that puts the module on a stage.
    public nonisolated static func stage(_ fault: Fault? = nil) -> @MainActor @Sendable (Stage) -> Void {
        { stage in
            let view = ToldSpy<Shown>("View", log: stage.log)
            let router = ToldSpy<Opened>("Router", log: stage.log)
            let service = AskedMock<String>("Service", log: stage.log)
            let purchase = Purchase(view, router, service, fault: fault)
            stage.view(view)
            stage.wireframe(router)
            stage.track(purchase)
            stage.request(service.answers, gives: { "\($0)" }, fails: Offline())
            stage.event("type") { purchase.type("Ann") }
            stage.event("tap buy") { purchase.buy() }
            stage.event("leave", .leaves) { purchase.leave() }
        }
    }
}
