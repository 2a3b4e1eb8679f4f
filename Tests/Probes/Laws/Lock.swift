public import LawReference
public import VIPERSpecs

/// A lock that a face opens, or a number once the face was not recognized.
@MainActor
public final class Lock {
    /// The calls of the view.
    public enum Shown: RecordedCall {
        case pad, isBusy(Bool), problem(String)
    }

    /// The calls of the wireframe.
    public enum Opened: RecordedCall {
        case home, end
    }

    /// A fault in the handling of the number.
    public enum Fault: Sendable {
        case saysNothing, staysBusy, keepsItself, opensAfterLeaving, takesItTwice
    }

    private weak let view: ToldSpy<Shown>?
    private let router: ToldSpy<Opened>
    private let service: AskedMock<String>
    private let fault: Fault?
    private var isPadShown = false
    private var isBusy = false
    private var hasOpened = false
    private var hasLeft = false

    /// Creates the module with its doubles.
    public init(_ view: ToldSpy<Shown>, _ router: ToldSpy<Opened>, _ service: AskedMock<String>, fault: Fault? = nil) {
        (self.view, self.router, self.service, self.fault) = (view, router, service, fault)
    }

    /// The view appears.
    public func appear() {
        service.get("face") { [weak self] answer in
            guard let self, !hasLeft else { return }
            guard case .success = answer else {
                isPadShown = true
                view?(.pad)
                return
            }
            open()
        }
    }

    /// A number is typed on the pad, which is shown once the face was not recognized.
    public func enter(_ number: String) {
        guard isPadShown, !hasOpened, !hasLeft, !isBusy || fault == .takesItTwice else { return }
        isBusy = true
        view?(.isBusy(true))
        let kept = fault == .keepsItself ? self : nil
        service.get(number) { [weak self] answer in
            defer { withExtendedLifetime(kept) {} }
            guard let self, !hasLeft || fault == .opensAfterLeaving, !hasOpened || fault == .takesItTwice else {
                return
            }
            isBusy = false
            if fault != .staysBusy { view?(.isBusy(false)) }
            guard case .success = answer else {
                if fault != .saysNothing { view?(.problem("Wrong number")) }
                return
            }
            open()
        }
    }

    /// The user leaves.
    public func leave() {
        guard !hasOpened, !hasLeft else { return }
        hasLeft = true
        router(.end)
    }

    private func open() {
        hasOpened = true
        router(.home)
    }
}

extension Lock {
    /// Returns a closure that puts the module on a stage.
    public nonisolated static func stage(_ fault: Fault? = nil) -> @MainActor @Sendable (Stage) -> Void {
        { stage in
            let view = ToldSpy<Shown>("View", log: stage.log)
            let router = ToldSpy<Opened>("Router", log: stage.log)
            let service = AskedMock<String>("Vault", log: stage.log)
            let lock = Lock(view, router, service, fault: fault)
            stage.view(view)
            stage.wireframe(router)
            stage.track(lock)
            stage.busy(from: Shown.isBusy(true), until: .isBusy(false))
            stage.request(service.answers, gives: { "\($0)" }, fails: Offline())
            stage.event("view appears", .appears) { lock.appear() }
            stage.event("enter number") { lock.enter("1234") }
            stage.event("leave", .leaves) { lock.leave() }
        }
    }
}
