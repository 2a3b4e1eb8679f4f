import LawReference
public import VIPERSpecs

/// Notes that are loaded and written; what is written while they are loaded is added to what comes.
@MainActor
public final class WrittenNotes {
    /// The calls of the view.
    public enum Shown: RecordedCall {
        case notes([String]), title(String), canClear(Bool), toast(String)
    }

    private weak let view: ToldSpy<Shown>?
    private let (service, store): (AskedMock<[String]>, AskedMock<Void>)
    private var (notes, added, newest, isLoading) = ([] as [String], [] as [String], 0, false)

    private init(_ view: ToldSpy<Shown>, _ service: AskedMock<[String]>, _ store: AskedMock<Void>) {
        (self.view, self.service, self.store) = (view, service, store)
    }

    /// Stages the module.
    public static func put(on stage: Stage) {
        let view = ToldSpy<Shown>("View", log: stage.log)
        let service = AskedMock<[String]>("Service", log: stage.log)
        let store = AskedMock<Void>("Store", log: stage.log)
        let notes = WrittenNotes(view, service, store)
        stage.view(view)
        stage.store(store)
        stage.track(notes)
        stage.passing(Shown.toast(""))
        stage.request(service.answers, gives: { ["a\($0)", "b\($0)"] }, empty: [], fails: Offline())
        stage.request(store.answers, gives: { _ in }, fails: Offline())
        stage.event("view appears", .appears) { notes.load() }
        stage.event("pull") { notes.load() }
        var written = 1000
        stage.event("write", .repeatable) {
            written += 1
            notes.write("note \(written)")
        }
    }

    private func load() {
        (newest, isLoading, added) = (newest + 1, true, [])
        service.get("notes") { [weak self, newest] answer in
            guard let self, newest == self.newest else { return }
            isLoading = false
            guard case .success(let notes) = answer else { return view?(.toast("Offline")) ?? () }
            self.notes = added + notes
            show()
        }
    }

    private func write(_ note: String) {
        store.get(note) { [weak self] answer in
            guard let self else { return }
            guard case .success = answer else { return view?(.toast("Not kept")) ?? () }
            // The newest stands first, whichever is kept first.
            let place = notes.firstIndex { !$0.hasPrefix("note") || $0 < note } ?? notes.endIndex
            notes.insert(note, at: place)
            if isLoading { added = (added + [note]).sorted(by: >) }
            show()
        }
    }

    private func show() {
        view?(.notes(notes))
        view?(.title("\(notes.count) notes"))
        view?(.canClear(!notes.isEmpty))
    }
}
