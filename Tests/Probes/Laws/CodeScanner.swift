public import LawReference
public import VIPERSpecs

/// Looks up the codes that a camera sees, one at a time, and opens the product that it finds.
@MainActor
public final class CodeScanner {
    /// The calls of the view.
    public enum Shown: RecordedCall {
        case isLookingUp(Bool), problem(Bool)
    }

    /// The calls of the wireframe.
    public enum Way: RecordedCall {
        case product(String)
    }

    /// A fault that the module can have.
    public enum Fault: Sendable {
        case sleepsOnceAProductWasOpened, sleepsAfterAFailure
    }

    private weak let view: ToldSpy<Shown>?
    private let service: AskedMock<String>
    private let router: ToldSpy<Way>
    private let fault: Fault?
    private var isPaused = false
    private var failed: String?
    private var hasOpened = false

    /// Creates the module with its doubles.
    public init(
        _ view: ToldSpy<Shown>,
        _ service: AskedMock<String>,
        _ router: ToldSpy<Way>,
        fault: Fault? = nil
    ) {
        (self.view, self.service, self.router, self.fault) = (view, service, router, fault)
    }

    /// The view appears.
    public func appear() {
        view?(.problem(false))
        failed = nil
        if fault != .sleepsOnceAProductWasOpened || !hasOpened { isPaused = false }
    }

    /// The camera sees a code.
    public func scan(_ code: String) {
        guard !isPaused else { return }
        lookUp(code)
    }

    /// The user looks up the failed code again.
    public func tryAgain() {
        if let failed { lookUp(failed) }
    }

    private func lookUp(_ code: String) {
        (isPaused, failed) = (true, nil)
        view?(.problem(false))
        view?(.isLookingUp(true))
        service.get(code) { [weak self] answer in
            guard let self else { return }
            view?(.isLookingUp(false))
            switch answer {
            case .success(let product):
                hasOpened = true
                router(.product(product))
            case .failure:
                isPaused = fault == .sleepsAfterAFailure
                failed = code
                view?(.problem(true))
            }
        }
    }
}

extension CodeScanner {
    /// Returns a closure that puts the module on a stage.
    public nonisolated static func stage(_ fault: Fault? = nil) -> @MainActor @Sendable (Stage) -> Void {
        { stage in
            let router = ToldSpy<Way>("Router", log: stage.log)
            stage.wireframe(router)
            stage.put({ CodeScanner($0, $1, router, fault: fault) }, gives: { "product \($0)" }) { scanner in
                stage.busy(from: Shown.isLookingUp(true), until: .isLookingUp(false))
                stage.state(from: Shown.problem(true), until: .problem(false))
                // The camera sees nothing while a product covers its screen.
                var opened = 0
                let isInSight = { @MainActor in router.calls.count == opened }
                stage.event("view appears", [.appears, .repeatable]) {
                    opened = router.calls.count
                    scanner.appear()
                }
                stage.event("scan a", .onlyAtRest, when: { isInSight() }) { scanner.scan("a") }
                stage.event("scan b", .onlyAtRest, when: { isInSight() }) { scanner.scan("b") }
                stage.event("try again", when: { isInSight() && scanner.failed != nil }) { scanner.tryAgain() }
            }
        }
    }
}
