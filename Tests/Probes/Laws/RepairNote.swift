import LawReference
public import VIPERSpecs

/// Keeps the draft of a note after a pause, and sends the note, both also if the user has gone meanwhile.
@MainActor
public final class RepairNote {
    /// The calls of the view.
    public enum Shown: RecordedCall {
        case text(String), isSending(Bool), isNotSent(Bool)
    }

    /// The calls of the router.
    public enum Opened: RecordedCall {
        case close
    }

    private weak let view: ToldSpy<Shown>?
    private let router: ToldSpy<Opened>
    private let (drafts, office): (AskedMock<Void>, AskedMock<Void>)
    private let clock: any Clock<Duration>
    private let keepsWhatWasSent: Bool
    private var (text, isSending, isSent) = ("", false, false)
    private var pause: Task<Void, Never>?

    private init(_ view: ToldSpy<Shown>, keepsWhatWasSent: Bool, on stage: Stage) {
        (self.view, self.keepsWhatWasSent, clock) = (view, keepsWhatWasSent, stage.clock.sleeping)
        router = ToldSpy("Router", log: stage.log)
        (drafts, office) = (AskedMock("Drafts", log: stage.log), AskedMock("Office", log: stage.log))
    }

    /// Returns a closure that puts the module on a stage.
    ///
    /// - Parameter keepsWhatWasSent: Whether the pause goes on once the note is sent.
    public nonisolated static func stage(keepsWhatWasSent: Bool = false) -> @MainActor @Sendable (Stage) -> Void {
        { stage in
            let view = ToldSpy<Shown>("View", log: stage.log)
            let note = RepairNote(view, keepsWhatWasSent: keepsWhatWasSent, on: stage)
            stage.view(view)
            stage.wireframe(note.router)
            stage.store(note.drafts, note.office)
            stage.track(note)
            stage.busy(from: Shown.isSending(true), until: .isSending(false))
            stage.state(from: Shown.isNotSent(true), until: .isNotSent(false))
            stage.request(note.drafts.answers, gives: { _ in })
            stage.request(note.office.answers, gives: { _ in }, fails: Offline())
            stage.event("type", .outlivesView, when: { note.isOpen && note.text.isEmpty }) { note.type("no heat") }
            stage.event("send", .outlivesView, when: { note.isOpen && !note.text.isEmpty }) { note.send() }
        }
    }

    private var isOpen: Bool { !isSending && !isSent }

    private func type(_ text: String) {
        self.text = text
        view?(.text(text))
        pause = Task { [drafts, clock] in
            do { try await clock.sleep(for: .seconds(2)) } catch { return }
            drafts.get(text) { _ in }
        }
    }

    private func send() {
        if !keepsWhatWasSent { pause?.cancel() }
        isSending = true
        view?(.isNotSent(false))
        view?(.isSending(true))
        office.get(text) { [weak self] answer in
            guard let self else { return }
            isSending = false
            view?(.isSending(false))
            switch answer {
            case .success:
                isSent = true
                router(.close)
            case .failure: view?(.isNotSent(true))
            }
        }
    }
}
