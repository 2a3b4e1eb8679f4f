import LawReference
public import VIPERSpecs

/// Movies that a view reads when it is told that they have come or that the filter has changed.
@MainActor
public final class FilteredMovies {
    /// The calls of the view.
    public enum Shown: RecordedCall {
        case hasLoaded, hasFiltered, problem
    }

    private weak let view: ToldSpy<Shown>?
    private let service: AskedMock<[String]>
    private var (all, filter, newest) = ([] as [String], "", 0)

    private var rows: [String] { all.filter { filter.isEmpty || $0.hasPrefix(filter) } }

    private init(_ view: ToldSpy<Shown>, _ service: AskedMock<[String]>) {
        (self.view, self.service) = (view, service)
    }

    /// Stages the module.
    public static func put(on stage: Stage) {
        let view = ToldSpy<Shown>("View", log: stage.log)
        let service = AskedMock<[String]>("Service", log: stage.log)
        let movies = FilteredMovies(view, service)
        stage.view(view)
        stage.track(movies)
        stage.screen("rows", readOn: Shown.hasLoaded, .hasFiltered) { movies.rows }
        stage.passing(Shown.problem)
        stage.request(service.answers, gives: { ["a\($0)", "b\($0)"] }, fails: Offline())
        stage.event("view appears", [.appears, .repeatable]) { movies.load() }
        stage.event("type b") { movies.type("b") }
        stage.event("clear") { movies.type("") }
    }

    private func load() {
        newest += 1
        service.get("movies") { [weak self, newest] answer in
            guard let self, newest == self.newest else { return }
            guard let all = try? answer.get() else { return view?(.problem) ?? () }
            self.all = all
            view?(.hasLoaded)
        }
    }

    private func type(_ text: String) {
        filter = text
        view?(.hasFiltered)
    }
}
