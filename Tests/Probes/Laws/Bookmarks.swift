import LawReference
public import VIPERSpecs

/// Rows whose bookmarks change at once, and change back if that could not be stored.
@MainActor
public final class Bookmarks {
    /// A row of the view.
    public struct Row: Equatable, Sendable {
        let name: String
        var isMarked: Bool
    }

    /// The calls of the view.
    public enum Shown: RecordedCall {
        case rows([Row]), problem(String?)
    }

    private weak let view: ToldSpy<Shown>?
    private let (service, store): (AskedMock<[String]>, AskedMock<Void>)
    private let knowsRowsByPlace: Bool
    private var rows: [Row] = []
    /// The user's own marks, which lie over those of the service.
    private var marks: [String: Bool] = [:]
    private var waiting: Set<String> = []
    private var newest = 0

    private init(
        _ view: ToldSpy<Shown>,
        _ service: AskedMock<[String]>,
        _ store: AskedMock<Void>,
        knowsRowsByPlace: Bool
    ) {
        (self.view, self.service, self.store, self.knowsRowsByPlace) = (view, service, store, knowsRowsByPlace)
    }

    /// Stages the module.
    ///
    /// - Parameter knowsRowsByPlace: Whether a failure takes back the mark of the row that has the place by then.
    public nonisolated static func stage(knowsRowsByPlace: Bool = false) -> @MainActor @Sendable (Stage) -> Void {
        { stage in
            let view = ToldSpy<Shown>("View", log: stage.log)
            let service = AskedMock<[String]>("Service", log: stage.log)
            let store = AskedMock<Void>("Store", log: stage.log)
            let bookmarks = Bookmarks(view, service, store, knowsRowsByPlace: knowsRowsByPlace)
            stage.view(view)
            stage.track(bookmarks)
            stage.state(from: Shown.problem("Offline"), until: .problem(nil))
            stage.request(service.answers, gives: { ["a\($0)", "b\($0)"] }, fails: Offline())
            stage.request(store.answers, gives: { _ in }, fails: Offline())
            stage.event("view appears", .appears) { bookmarks.load() }
            stage.event("pull") { bookmarks.load() }
            stage.event("mark the first", [.needsContent, .repeatable]) { bookmarks.mark(0) }
        }
    }

    private func load() {
        newest += 1
        service.get("all") { [weak self, newest] answer in
            guard let self, newest == self.newest else { return }
            if case .success(let names) = answer {
                rows = names.map { Row(name: $0, isMarked: marks[$0] ?? false) }
                view?(.rows(rows))
            }
            show(answer)
        }
    }

    private func mark(_ place: Int) {
        guard rows.indices.contains(place), waiting.insert(rows[place].name).inserted else { return }
        let (name, before) = (rows[place].name, rows[place].isMarked)
        rows[place].isMarked = !before
        marks[name] = !before
        view?(.rows(rows))
        store.get("\(name): \(!before)") { [weak self] answer in
            guard let self, waiting.remove(name) != nil else { return }
            if case .failure = answer {
                marks[name] = before
                let place = knowsRowsByPlace ? place : rows.firstIndex { $0.name == name }
                if let place { rows[place].isMarked = before }
                view?(.rows(rows))
            }
            show(answer)
        }
    }

    private func show<Value>(_ answer: Result<Value, any Error>) {
        if case .failure = answer { view?(.problem("Offline")) } else { view?(.problem(nil)) }
    }
}
