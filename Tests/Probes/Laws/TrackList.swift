import LawReference
public import VIPERSpecs

/// Tracks that can be filtered, reloaded, deleted and opened.
@MainActor
public final class TrackList {
    /// The calls of the view.
    public enum Shown: RecordedCall {
        case tracks([String]), problem(String?)
    }

    /// The calls of the wireframe.
    public enum Opened: RecordedCall {
        case track(String)
    }

    /// Which rows a tap means.
    public enum Rows: Sendable {
        /// Those on the screen.
        case shown
        /// All, whatever the filter is.
        case unfiltered
        /// Those that came first, even after a refresh.
        case first
        /// Those that came, even after a deletion.
        case withDeleted
        /// Those that are shown, and always the row that was tapped first.
        case tappedFirst
        /// Those that are shown; a deletion takes one by its place before all deletions.
        case shownButDeletedByOldPlace
    }

    private weak let view: ToldSpy<Shown>?
    private let router: ToldSpy<Opened>
    private let (service, deletions): (AskedMock<[String]>, AskedMock<Void>)
    private let rows: Rows
    private var (all, first): ([String], [String]) = ([], [])
    private var deleted: Set<String> = []
    private var tapped: String?
    private var (isFiltered, newest) = (false, 0)

    private init(
        _ view: ToldSpy<Shown>,
        _ router: ToldSpy<Opened>,
        _ service: AskedMock<[String]>,
        _ deletions: AskedMock<Void>,
        _ rows: Rows
    ) {
        (self.view, self.router, self.service, self.deletions, self.rows) = (view, router, service, deletions, rows)
    }

    /// Stages the module.
    ///
    /// - Parameter rows: Which rows a tap means.
    public nonisolated static func stage(_ rows: Rows = .shown) -> @MainActor @Sendable (Stage) -> Void {
        { stage in
            let view = ToldSpy<Shown>("View", log: stage.log)
            let router = ToldSpy<Opened>("Router", log: stage.log)
            let service = AskedMock<[String]>("Service", log: stage.log)
            let deletions = AskedMock<Void>("Deletions", log: stage.log)
            let list = TrackList(view, router, service, deletions, rows)
            stage.view(view)
            stage.wireframe(router)
            stage.track(list)
            stage.state(from: Shown.problem("Offline"), until: .problem(nil))
            stage.request(service.answers, gives: { ["a\($0)", "b\($0)", "c\($0)"] }, fails: Offline())
            stage.request(deletions.answers, gives: { _ in }, fails: Offline())
            stage.event("view appears", .appears) { list.load() }
            stage.event("pull") { list.load() }
            stage.event("filter", [.needsContent, .repeatable]) { list.filter() }
            stage.event("delete the first row", [.needsContent, .onlyAtRest, .repeatable]) { list.deleteFirst() }
            stage.event("tap the first row", [.needsContent, .repeatable]) { list.tap(0) }
            stage.event("tap the second row", [.needsContent, .repeatable]) { list.tap(1) }
            // A test may name a row by what it expects to be there.
            stage.event("tap a0", [.needsContent, .repeatable]) { list.open("a0") }
        }
    }

    private var undeleted: [String] { all.filter { !deleted.contains($0) } }

    private var shown: [String] { filtered(undeleted) }

    private func filtered(_ tracks: [String]) -> [String] { isFiltered ? tracks.filter { !$0.hasPrefix("a") } : tracks }

    private func load() {
        newest += 1
        service.get("all") { [weak self, newest] answer in
            guard let self, newest == self.newest else { return }
            if case .success(let tracks) = answer {
                if first.isEmpty { first = tracks }
                all = tracks
                show()
                view?(.problem(nil))
            } else {
                view?(.problem("Offline"))
            }
        }
    }

    private func show() { view?(.tracks(shown)) }

    private func filter() {
        isFiltered.toggle()
        show()
    }

    private func deleteFirst() {
        guard let track = (rows == .shownButDeletedByOldPlace ? filtered(all) : shown).first else { return }
        deletions.get(track) { [weak self] answer in
            guard let self else { return }
            guard case .success = answer else { view?(.problem("Not deleted")); return }
            deleted.insert(track)
            show()
            view?(.problem(nil))
        }
    }

    private func tap(_ index: Int) {
        let tracks =
            switch rows {
            case .shown, .tappedFirst, .shownButDeletedByOldPlace: shown
            case .unfiltered: undeleted
            case .first: first
            case .withDeleted: filtered(all)
            }
        guard tracks.indices.contains(index) else { return }
        if rows == .tappedFirst { tapped = tapped ?? tracks[index] }
        open(tapped ?? tracks[index])
    }

    private func open(_ track: String) {
        router(.track(track))
    }
}
