public import LawReference
public import VIPERSpecs

/// A download that shows that it is idle after the user has cancelled it, and after a failure.
@MainActor
public final class Transfer {
    /// The calls of the view.
    public enum Shown: RecordedCall {
        case busy, idle, done(String), problem(String?)
    }

    /// A fault in how the module handles “cancel”.
    public enum Fault: Sendable {
        case showsWhatWasCancelled, cannotBeginAgain
    }

    private weak let view: ToldSpy<Shown>?
    private let service: AskedMock<String>
    private let fault: Fault?
    private var number = 0
    private var isUnderWay = false
    private var isCancelled = false

    /// Creates the module with its doubles.
    public init(_ view: ToldSpy<Shown>, _ service: AskedMock<String>, fault: Fault? = nil) {
        (self.view, self.service, self.fault) = (view, service, fault)
    }

    /// The view appears.
    public func appear() { view?(.idle) }

    /// The user starts the download.
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

    /// The user cancels the download.
    public func cancel() {
        guard isUnderWay else { return }
        (isUnderWay, isCancelled) = (false, true)
        view?(.idle)
    }
}

extension Transfer {
    /// Returns a closure that puts the module on a stage.
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
