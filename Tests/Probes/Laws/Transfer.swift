public import LawReference
public import VIPERSpecs

/// Shows that nothing is under way when the user has cancelled, and after a failure.
@MainActor
public final class Transfer {
    /// What its view is told.
    public enum Shown: RecordedCall {
        case busy, idle, done(String), problem(String?)
    }

    /// What somebody got wrong about “cancel”.
    public enum Fault: Sendable {
        case showsWhatWasCancelled, cannotBeginAgain
    }

    private weak let view: ToldSpy<Shown>?
    private let service: AskedMock<String>
    private let fault: Fault?
    private var number = 0
    private var isUnderWay = false
    private var isCancelled = false

    /// Connects it.
    public init(_ view: ToldSpy<Shown>, _ service: AskedMock<String>, fault: Fault? = nil) {
        (self.view, self.service, self.fault) = (view, service, fault)
    }

    /// The view appears.
    public func appear() { view?(.idle) }

    /// The user begins.
    public func start() {
        guard !isUnderWay, !isCancelled || fault != .cannotBeginAgain else { return }
        number += 1
        isUnderWay = true
        view?(.problem(nil))
        view?(.busy)
        service.get("film") { [weak self, number] answer in
            guard let self, number == self.number, isUnderWay || fault == .showsWhatWasCancelled else { return }
            isUnderWay = false
            switch answer {
            case .success(let film): view?(.done(film))
            case .failure:
                view?(.idle)
                view?(.problem("Offline"))
            }
        }
    }

    /// The user cancels.
    public func cancel() {
        guard isUnderWay else { return }
        (isUnderWay, isCancelled) = (false, true)
        view?(.idle)
    }
}

extension Transfer {
    /// Puts it on a stage.
    public nonisolated static func stage(_ fault: Fault? = nil) -> @MainActor @Sendable (Stage) -> Void {
        { stage in
            stage.put({ Transfer($0, $1, fault: fault) }, gives: { "\($0)" }) { transfer in
                stage.busy(from: Shown.busy, until: .idle, .done(""))
                stage.oneOf(Shown.busy, .idle, .done(""))
                stage.state(from: Shown.problem("Offline"), until: .problem(nil))
                stage.event("view appears", .appears) { transfer.appear() }
                stage.event("download") { transfer.start() }
                stage.event("cancel", undoes: "download") { transfer.cancel() }
            }
        }
    }
}
