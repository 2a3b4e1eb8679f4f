import LawReference
public import VIPERSpecs

/// Reads a draft, and keeps what was typed after a pause, or at once if the user leaves.
@MainActor
public final class Message {
    /// The calls of the view.
    public enum Shown: RecordedCall {
        case text(String), isUnsaved(Bool)
    }

    /// A fault that the module can have.
    public enum Fault: Sendable {
        case drawsTheDraftOverTheText, takesTheDraftForTheText, keepsTheLastTextOnlyIfItLives
    }

    private weak let view: ToldSpy<Shown>?
    private let (drafts, saves): (AskedMock<String>, AskedMock<Void>)
    private let clock: any Clock<Duration>
    private let fault: Fault?
    private var (text, kept, isTyped, hasLeft) = ("", "", false, false)
    private var (pause, saving): (Task<Void, Never>?, Task<Void, Never>?)

    private init(
        _ view: ToldSpy<Shown>,
        _ drafts: AskedMock<String>,
        _ saves: AskedMock<Void>,
        clock: any Clock<Duration>,
        fault: Fault?
    ) {
        (self.view, self.drafts, self.saves, self.clock, self.fault) = (view, drafts, saves, clock, fault)
    }

    isolated deinit { pause?.cancel() }

    /// Stages the module.
    public nonisolated static func stage(_ fault: Fault? = nil) -> @MainActor @Sendable (Stage) -> Void {
        { stage in
            let view = ToldSpy<Shown>("View", log: stage.log)
            let drafts = AskedMock<String>("Drafts", log: stage.log)
            let saves = AskedMock<Void>("Saves", log: stage.log)
            let message = Message(view, drafts, saves, clock: stage.clock.sleeping, fault: fault)
            stage.view(view)
            stage.track(message)
            stage.request(drafts.answers, gives: { "draft \($0)" }, empty: "")
            stage.request(saves.answers, gives: { _ in }, fails: Offline())
            stage.state(from: Shown.isUnsaved(true), until: .isUnsaved(false))
            stage.event("view appears", .appears) { message.load() }
            stage.event("type") {
                view(.text("Hello"))
                message.type("Hello")
            }
            stage.event("leave", [.leaves, .outlivesView]) { message.leave() }
        }
    }

    private func load() {
        drafts.get("draft") { [weak self] answer in
            guard let self, case .success(let draft) = answer, !hasLeft else { return }
            switch fault {
            case .drawsTheDraftOverTheText: break
            case .takesTheDraftForTheText: text = draft
            default:
                guard !isTyped else { return }
                (text, kept) = (draft, draft)
            }
            view?(.text(draft))
        }
    }

    private func type(_ new: String) {
        (text, isTyped) = (new, true)
        pause?.cancel()
        pause = Task { [weak self, clock] in
            do { try await clock.sleep(for: .milliseconds(500)) } catch { return }
            self?.save()
        }
    }

    private func save() {
        saving = Task { [weak self, saves, text] in
            let isSaved = (try? await saves.get(text)) != nil
            guard let self, text == self.text else { return }
            if isSaved { kept = text }
            if !hasLeft { view?(.isUnsaved(!isSaved)) }
        }
    }

    private func leave() {
        guard !hasLeft else { return }
        hasLeft = true
        pause?.cancel()
        guard isTyped, text != kept else { return }
        let keepsItself = fault == .keepsTheLastTextOnlyIfItLives ? nil : self
        Task { [weak self, saving, saves, text] in
            await saving?.value
            guard self?.kept != text, let _ = keepsItself ?? self else { return }
            try? await saves.get(text)
        }
    }
}
