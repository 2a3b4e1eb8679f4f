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

    /// The answer after which a row is looked for by the place that it had when it was marked.
    public enum Fault: Sendable {
        case marksByPlace, takesBackByPlace, marksTheNext
    }

    private weak let view: ToldSpy<Shown>?
    private let (service, store): (AskedMock<[String]>, AskedMock<Void>)
    private let fault: Fault?
    /// Whether the rows are read from the module, beside whether they have come.
    private let isObserved: Bool
    private var rows: [Row] = []
    /// The user's own marks, which lie over those of the service.
    private var marks: [String: Bool] = [:]
    private var waiting: Set<String> = []
    private var (newest, failures) = (0, 0)

    private init(
        _ view: ToldSpy<Shown>,
        _ service: AskedMock<[String]>,
        _ store: AskedMock<Void>,
        fault: Fault?,
        isObserved: Bool
    ) {
        (self.view, self.service, self.store) = (view, service, store)
        (self.fault, self.isObserved) = (fault, isObserved)
    }

    /// Stages the module.
    public nonisolated static func stage(
        _ fault: Fault? = nil,
        isObserved: Bool = false
    ) -> @MainActor @Sendable (Stage) -> Void {
        { stage in
            let view = ToldSpy<Shown>("View", log: stage.log)
            let service = AskedMock<[String]>("Service", log: stage.log)
            let store = AskedMock<Void>("Store", log: stage.log)
            let bookmarks = Bookmarks(view, service, store, fault: fault, isObserved: isObserved)
            if isObserved { stage.screen("rows") { (!bookmarks.rows.isEmpty, bookmarks.rows) } }
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
                draw()
            }
            show(answer)
        }
    }

    private func mark(_ first: Int) {
        let place = fault == .marksTheNext ? first + failures : first
        guard rows.indices.contains(place), waiting.insert(rows[place].name).inserted else { return }
        let (name, before) = (rows[place].name, rows[place].isMarked)
        rows[place].isMarked = !before
        marks[name] = !before
        draw()
        store.get("\(name): \(!before)") { [weak self] answer in
            guard let self, waiting.remove(name) != nil else { return }
            if case .failure = answer {
                failures += 1
                marks[name] = before
                setMark(before, of: name, at: fault == .takesBackByPlace ? place : nil)
            } else if fault == .marksByPlace {
                setMark(!before, of: name, at: place)
            }
            show(answer)
        }
    }

    private func setMark(_ isMarked: Bool, of name: String, at place: Int?) {
        guard let place = place ?? rows.firstIndex(where: { $0.name == name }) else { return }
        rows[place].isMarked = isMarked
        draw()
    }

    private func draw() {
        if !isObserved { view?(.rows(rows)) }
    }

    private func show<Value>(_ answer: Result<Value, any Error>) {
        if case .failure = answer { view?(.problem("Offline")) } else { view?(.problem(nil)) }
    }
}
