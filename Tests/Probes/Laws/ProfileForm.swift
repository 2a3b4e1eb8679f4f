import LawReference
public import VIPERSpecs

/// A profile that is loaded, edited in two fields, and saved: only what was edited, and only if the user did not cancel.
@MainActor
public final class ProfileForm {
    /// The calls of the view.
    public enum Shown: RecordedCall {
        case fill(name: String, city: String), isBusy(Bool), alert, isSaved
    }

    /// A fault that the module can have.
    public enum Fault: Sendable {
        case savesWhatWasCancelled
    }

    /// The fields of the view, its alert, and the wheel that covers it while it is saved.
    @MainActor
    final class Screen {
        var (name, city, isAlerting, isSaving) = ("", "", false, false)
        var isFree: Bool { !isAlerting && !isSaving }
    }

    private weak let view: ToldSpy<Shown>?
    private let screen: Screen
    private let (server, store): (AskedMock<String>, EditsMock)
    private let fault: Fault?
    private var (kept, edited) = ([:] as [String: String], [:] as [String: String])

    private init(on stage: Stage, _ view: ToldSpy<Shown>, _ fault: Fault?) {
        (self.view, screen, self.fault) = (view, Screen(), fault)
        (server, store) = (AskedMock("Server", log: stage.log), EditsMock(log: stage.log))
    }

    /// Returns a closure that puts the module on a stage.
    public nonisolated static func stage(_ fault: Fault? = nil) -> @MainActor @Sendable (Stage) -> Void {
        { stage in
            let view = ToldSpy<Shown>("View", log: stage.log)
            let form = ProfileForm(on: stage, view, fault)
            let screen = form.screen
            stage.view(view)
            stage.store(form.store)
            stage.track(form)
            stage.screen("name") { screen.name }
            stage.screen("city") { screen.city }
            stage.passing(Shown.alert, .isSaved)
            stage.busy(from: Shown.isBusy(true), until: .isBusy(false))
            stage.request(form.server.answers, gives: { "Name \($0)" }, fails: Offline())
            stage.request(form.store.save, gives: { _ in }, fails: Offline())
            stage.event("view appears", .appears) { form.load() }
            for (field, text) in [("name", "Ann"), ("name", "Bob"), ("city", "Rome")] {
                let shown = { @MainActor @Sendable in field == "name" ? screen.name : screen.city }
                stage.event("type \(text)", when: { screen.isFree && shown() != text }) {
                    if field == "name" { screen.name = text } else { screen.city = text }
                    form.edited[field] = text
                }
            }
            stage.event("save", when: { screen.isFree && !form.kept.isEmpty && !form.edited.isEmpty }) { form.save() }
            stage.event("cancel", when: { screen.isFree && !form.kept.isEmpty }) { form.cancel() }
            stage.event("close the alert", when: { screen.isAlerting }) { screen.isAlerting = false }
        }
    }

    private func load() {
        view?(.isBusy(true))
        server.get("profile") { [weak self] answer in
            guard let self else { return }
            view?(.isBusy(false))
            switch answer {
            case .success(let name):
                kept = ["name": name, "city": "Oslo"]
                fill(with: edited)
            case .failure: alert()
            }
        }
    }

    private func save() {
        let sent = edited
        screen.isSaving = true
        view?(.isBusy(true))
        store.save(sent) { [weak self] answer in
            guard let self else { return }
            screen.isSaving = false
            view?(.isBusy(false))
            switch answer {
            case .success:
                kept.merge(sent) { $1 }
                edited = [:]
                view?(.isSaved)
            case .failure: alert()
            }
        }
    }

    private func cancel() {
        if fault != .savesWhatWasCancelled { edited = [:] }
        fill(with: [:])
    }

    private func alert() {
        screen.isAlerting = true
        view?(.alert)
    }

    private func fill(with edited: [String: String]) {
        let texts = kept.merging(edited) { $1 }
        (screen.name, screen.city) = (texts["name"] ?? "", texts["city"] ?? "")
        view?(.fill(name: screen.name, city: screen.city))
    }
}

/// A store of what was edited.
private final class EditsMock: CallRecording {
    enum Call: RecordedCall {
        case save([String: String])
    }

    let recorder: Recorder<Call>
    let save: Answers<[String: String], Void, any Error>

    init(log: CallLog) {
        (recorder, save) = (Recorder("Store", log: log), Answers("Store.save", log: log))
    }

    @MainActor
    func save(_ texts: [String: String], _ done: @escaping @MainActor (Result<Void, any Error>) -> Void) {
        recorder.ask(.save(texts), with: texts, of: save, done)
    }
}
