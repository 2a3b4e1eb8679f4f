import LawReference
public import VIPERSpecs

/// Orders that are read from the phone and from a service at once; what the service knows is newer.
@MainActor
public final class KeptOrders {
    /// The calls of the view.
    public enum Shown: RecordedCall {
        case orders([String]), nothing, isOffline(Bool)
    }

    /// A fault that the module can have.
    public enum Fault: Sendable {
        /// A copy that comes late is shown although the service knows no orders.
        case takesNothingForNoAnswer
        /// A copy that comes once the service has failed is not shown.
        case takesAFailureForAnAnswer
    }

    private weak let view: ToldSpy<Shown>?
    private let (phone, service): (AskedMock<[String]>, AskedMock<[String]>)
    private let fault: Fault?
    private var (newest, hasCome) = (0, false)

    private init(_ view: ToldSpy<Shown>, _ fault: Fault?, log: CallLog) {
        (self.view, self.fault) = (view, fault)
        (phone, service) = (AskedMock("Phone", log: log), AskedMock("Service", log: log))
    }

    /// Returns a closure that puts the module on a stage.
    public nonisolated static func stage(_ fault: Fault? = nil) -> @MainActor @Sendable (Stage) -> Void {
        { stage in
            let view = ToldSpy<Shown>("View", log: stage.log)
            let orders = KeptOrders(view, fault, log: stage.log)
            stage.view(view)
            stage.track(orders)
            stage.oneOf(Shown.orders([]), .nothing)
            stage.request(orders.phone.answers, gives: { ["kept \($0)"] }, empty: [])
            stage.request(orders.service.answers, gives: { ["new \($0)"] }, empty: [], fails: Offline())
            stage.state(from: Shown.isOffline(true), until: .isOffline(false))
            stage.event("view appears", .appears) { orders.load() }
        }
    }

    private func load() {
        phone.get("orders") { [weak self] answer in
            guard let self, !hasCome, case .success(let kept) = answer, !kept.isEmpty else { return }
            view?(.orders(kept))
        }
        service.get("orders") { [weak self] answer in
            guard let self else { return }
            guard case .success(let orders) = answer else {
                hasCome = fault == .takesAFailureForAnAnswer
                view?(.isOffline(true))
                return
            }
            hasCome = !orders.isEmpty || fault != .takesNothingForNoAnswer
            view?(orders.isEmpty ? .nothing : .orders(orders))
        }
    }
}
