import LawReference
public import VIPERSpecs

/// A list of notes with one error for all that can fail, from which a row goes before its deletion is answered.
@MainActor
public final class NoteList {
    /// The calls of the view.
    public enum Shown: RecordedCall {
        case notes([String]), isOffline(Bool)
    }

    /// A fault that the module can have.
    public enum Fault: Sendable {
        case losesTheRow
    }

    private weak let view: ToldSpy<Shown>?
    private let (notes, deletions): (AskedMock<[String]>, AskedMock<Void>)
    private let fault: Fault?
    private var (all, deleted, loads) = ([] as [String], [] as [String], 0)

    private init(on stage: Stage, _ view: ToldSpy<Shown>, _ fault: Fault?) {
        (self.view, self.fault) = (view, fault)
        (notes, deletions) = (AskedMock("Notes", log: stage.log), AskedMock("Deletions", log: stage.log))
    }

    /// Returns a closure that puts the module on a stage.
    public nonisolated static func stage(_ fault: Fault? = nil) -> @MainActor @Sendable (Stage) -> Void {
        { stage in
            let view = ToldSpy<Shown>("View", log: stage.log)
            let list = NoteList(on: stage, view, fault)
            stage.view(view)
            stage.store(list.deletions)
            stage.track(list)
            stage.state(from: Shown.isOffline(true), until: .isOffline(false))
            stage.request(list.notes.answers, gives: { ["a\($0)", "b\($0)"] }, empty: [], fails: Offline())
            stage.request(list.deletions.answers, gives: { _ in }, fails: Offline())
            stage.event("view appears", [.appears, .repeatable]) { list.load() }
            stage.event("delete first", .repeatable, when: { !list.shown.isEmpty }) { list.delete(list.shown[0]) }
        }
    }

    private var shown: [String] { all.filter { !deleted.contains($0) } }

    private func load() {
        loads += 1
        let load = loads
        notes.get("all") { [weak self] answer in
            guard let self, load == loads else { return }
            guard case .success(let notes) = answer else {
                view?(.isOffline(true))
                return
            }
            all = notes
            view?(.isOffline(false))
            show()
        }
    }

    private func delete(_ note: String) {
        deleted.append(note)
        show()
        deletions.get(note) { [weak self] answer in
            guard let self else { return }
            switch answer {
            case .success: view?(.isOffline(false))
            case .failure:
                if fault == .losesTheRow { all.removeAll { $0 == note } }
                deleted.removeAll { $0 == note }
                show()
                view?(.isOffline(true))
            }
        }
    }

    private func show() { view?(.notes(shown)) }
}
