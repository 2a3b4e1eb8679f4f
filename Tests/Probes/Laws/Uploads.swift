import LawReference
public import VIPERSpecs

/// Photos that are sent one after the other, until one cannot be sent.
@MainActor
public final class Uploads {
    /// The calls of the view.
    public enum Shown: RecordedCall {
        case isSent(photo: String, Bool), isBusy(Bool), problem(String?)
    }

    /// What is sent when the user tries again.
    public enum Retry: Sendable {
        case theRest, everything, everythingEachTime
    }

    private weak let view: ToldSpy<Shown>?
    private let service: AskedMock<Void>
    private let retry: Retry
    private let photos = ["beach", "castle", "dunes"]
    private var sent: [String] = []
    private var isSending = false

    private init(_ view: ToldSpy<Shown>, _ service: AskedMock<Void>, retry: Retry) {
        (self.view, self.service, self.retry) = (view, service, retry)
    }

    /// Stages the module.
    public nonisolated static func stage(sending retry: Retry) -> @MainActor @Sendable (Stage) -> Void {
        { stage in
            let view = ToldSpy<Shown>("View", log: stage.log)
            let service = AskedMock<Void>("Service", log: stage.log)
            let uploads = Uploads(view, service, retry: retry)
            stage.view(view)
            stage.track(uploads)
            stage.busy(from: Shown.isBusy(true), until: .isBusy(false))
            stage.state(from: Shown.problem("Not all were sent"), until: .problem(nil))
            stage.request(service.answers, gives: { _ in }, fails: Offline())
            stage.event("send", when: { uploads.canSend }) { uploads.send() }
        }
    }

    private var canSend: Bool { !isSending && (retry == .everythingEachTime || sent.count < photos.count) }

    private func send() {
        guard canSend else { return }
        isSending = true
        view?(.problem(nil))
        view?(.isBusy(true))
        send(photos.filter { retry != .theRest || !sent.contains($0) }[...])
    }

    private func send(_ waiting: ArraySlice<String>) {
        guard let photo = waiting.first else { return end() }
        service.get(photo) { [weak self] answer in
            guard let self else { return }
            guard case .success = answer else { return end("Not all were sent") }
            if !sent.contains(photo) { sent.append(photo) }
            view?(.isSent(photo: photo, true))
            send(waiting.dropFirst())
        }
    }

    private func end(_ problem: String? = nil) {
        isSending = false
        view?(.isBusy(false))
        if let problem { view?(.problem(problem)) }
    }
}
