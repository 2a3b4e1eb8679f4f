import LawReference
public import VIPERSpecs

/// Sends a photo and then the report; what has arrived is not sent again.
@MainActor
public final class DamageReport {
    /// The calls of the view.
    public enum Shown: RecordedCall {
        case title(String), isBusy(Bool), isNotSent(Bool), thanks
    }

    private weak let view: ToldSpy<Shown>?
    private let store: AskedMock<Void>
    private let forgetsThatItSends: Bool
    private var (isSending, hasPhoto, isDone) = (false, false, false)

    private init(_ view: ToldSpy<Shown>, forgetsThatItSends: Bool, log: CallLog) {
        (self.view, self.forgetsThatItSends, store) = (view, forgetsThatItSends, AskedMock("Store", log: log))
    }

    /// Returns a closure that puts the module on a stage.
    ///
    /// - Parameter forgetsThatItSends: Whether a tap counts again as soon as the photo has arrived.
    public nonisolated static func stage(forgetsThatItSends: Bool = false) -> @MainActor @Sendable (Stage) -> Void {
        { stage in
            let view = ToldSpy<Shown>("View", log: stage.log)
            let report = DamageReport(view, forgetsThatItSends: forgetsThatItSends, log: stage.log)
            stage.view(view)
            stage.store(report.store)
            stage.track(report)
            stage.busy(from: Shown.isBusy(true), until: .isBusy(false))
            stage.state(from: Shown.isNotSent(true), until: .isNotSent(false))
            stage.request(report.store.answers, gives: { _ in }, fails: Offline())
            stage.event("view appears", .appears) { view(.title("Damage")) }
            stage.event("send") { report.send() }
        }
    }

    private func send() {
        guard !isSending, !isDone else { return }
        isSending = true
        view?(.isNotSent(false))
        view?(.isBusy(true))
        guard !hasPhoto else { return sendReport() }
        store.get("photo") { [weak self] answer in
            guard let self, case .success = answer else {
                self?.end(sent: false)
                return
            }
            hasPhoto = true
            if forgetsThatItSends { isSending = false }
            sendReport()
        }
    }

    private func sendReport() {
        store.get("report") { [weak self] answer in
            if case .success = answer { self?.end(sent: true) } else { self?.end(sent: false) }
        }
    }

    private func end(sent isSent: Bool) {
        (isSending, isDone) = (false, isSent)
        view?(.isBusy(false))
        view?(isSent ? .thanks : .isNotSent(true))
    }
}
