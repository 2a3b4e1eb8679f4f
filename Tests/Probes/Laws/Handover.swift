import LawReference
public import VIPERSpecs

/// Sends the note of a nurse to the next shift, and offers to try again once that has failed.
@MainActor
public final class Handover {
    /// The calls of the view.
    public enum Shown: RecordedCall {
        case isSending(Bool), problem(String?)
    }

    /// What “try again” sends.
    public enum Retry: Sendable {
        /// What the field shows by then.
        case theField
        /// What could not be sent, although the field shows something else.
        case theOldNote
        /// What could not be sent, which the view names.
        case theNamedNote
    }

    private weak let view: ToldSpy<Shown>?
    private let service: AskedMock<Void>
    private let retry: Retry
    private var (note, isSending, isSent) = ("", false, false)
    private var failed: String?

    private init(_ view: ToldSpy<Shown>, _ retry: Retry, log: CallLog) {
        (self.view, self.retry, service) = (view, retry, AskedMock("Service", log: log))
    }

    /// Returns a closure that puts the module on a stage.
    public nonisolated static func stage(_ retry: Retry = .theField) -> @MainActor @Sendable (Stage) -> Void {
        { stage in
            let view = ToldSpy<Shown>("View", log: stage.log)
            let handover = Handover(view, retry, log: stage.log)
            var field = ""
            @MainActor func type(_ text: String) {
                stage.event("type \(text)", when: { field != text && !handover.isSending }) {
                    field = text
                    handover.note = text
                }
            }
            stage.view(view)
            stage.store(handover.service)
            stage.track(handover)
            stage.screen("field") { field }
            stage.busy(from: Shown.isSending(true), until: .isSending(false))
            for problem in Set(["bed 3", "bed 4"].map(handover.problem(with:))) {
                stage.state(from: Shown.problem(problem), until: .problem(nil))
            }
            stage.request(handover.service.answers, gives: { _ in }, fails: Offline())
            type("bed 3")
            type("bed 4")
            stage.event("send", when: { handover.canSend && handover.failed == nil }) { handover.send(handover.note) }
            stage.event("try again", when: { handover.canSend && handover.failed != nil }) { handover.tryAgain() }
        }
    }

    private var canSend: Bool { !isSending && !isSent && !note.isEmpty }

    private func problem(with text: String) -> String {
        retry == .theNamedNote ? "“\(text)” is not sent" : "Not sent"
    }

    private func tryAgain() {
        send(retry == .theField ? note : failed ?? note)
    }

    private func send(_ text: String) {
        isSending = true
        view?(.isSending(true))
        view?(.problem(nil))
        service.get(text) { [weak self] answer in
            guard let self else { return }
            isSending = false
            view?(.isSending(false))
            switch answer {
            case .success: (isSent, failed) = (true, nil)
            case .failure:
                failed = text
                view?(.problem(problem(with: text)))
            }
        }
    }
}
