import LawReference
public import VIPERSpecs

/// A setting that is shown at once, is sent, and goes back if that fails.
@MainActor
public final class Reminders {
    /// The calls of the view.
    public enum Shown: RecordedCall {
        case choice(String), hasFailed(Bool)
    }

    private weak let view: ToldSpy<Shown>?
    private let kept: AskedMock<String>
    private let server: AskedMock<Void>
    private let takesWhatIsOlder: Bool
    private var (choice, known, changes) = (nil as String?, nil as String?, 0)
    private var isSending = false

    private init(on stage: Stage, _ view: ToldSpy<Shown>, takesWhatIsOlder: Bool) {
        (self.view, self.takesWhatIsOlder) = (view, takesWhatIsOlder)
        (kept, server) = (AskedMock("Kept", log: stage.log), AskedMock("Server", log: stage.log))
    }

    /// Returns a closure that puts the module on a stage.
    ///
    /// - Parameter takesWhatIsOlder: Whether it shows what was asked for before a change.
    public nonisolated static func stage(takesWhatIsOlder: Bool = false) -> @MainActor @Sendable (Stage) -> Void {
        { stage in
            let view = ToldSpy<Shown>("View", log: stage.log)
            let reminders = Reminders(on: stage, view, takesWhatIsOlder: takesWhatIsOlder)
            stage.view(view)
            stage.track(reminders)
            stage.state(from: Shown.hasFailed(true), until: .hasFailed(false))
            stage.request(reminders.kept.answers, gives: { "kept \($0)" }, fails: Offline())
            stage.request(reminders.server.answers, gives: { _ in }, fails: Offline())
            stage.event("view appears", .appears) { reminders.load() }
            for choice in ["daily", "weekly"] {
                stage.event("choose \(choice)", when: { !reminders.isSending && reminders.choice != choice }) {
                    reminders.choose(choice)
                }
            }
        }
    }

    private func load() {
        kept.get("reminders") { [weak self, changes] answer in
            guard let self, takesWhatIsOlder || changes == self.changes else { return }
            guard let choice = try? answer.get() else { return view?(.hasFailed(true)) ?? () }
            (self.choice, known) = (choice, choice)
            view?(.hasFailed(false))
            view?(.choice(choice))
        }
    }

    private func choose(_ choice: String) {
        (changes, isSending, self.choice) = (changes + 1, true, choice)
        view?(.hasFailed(false))
        view?(.choice(choice))
        server.get(choice) { [weak self] answer in
            guard let self else { return }
            isSending = false
            if case .success = answer { return known = choice }
            self.choice = known
            view?(.hasFailed(true))
            view?(.choice(known ?? ""))
        }
    }
}
