import LawReference
public import VIPERSpecs

/// The programme of a cinema with a filter that asks for nothing, a copy of the last programme, and a film behind each row.
@MainActor
public final class CinemaList {
    /// The calls of the view.
    public enum Shown: RecordedCall {
        case films([String]), isLateOnly(Bool), isLoading(Bool), hasFailed(Bool)
    }

    /// The calls of the router.
    public enum Opened: RecordedCall {
        case film(String)
    }

    /// The calls of the store of the last programme.
    public enum Stored: RecordedCall {
        case keep([String])
    }

    /// A fault that the module can have.
    public enum Fault: Sendable {
        case pullsAllFilms, opensTheOldHit
    }

    private weak let view: ToldSpy<Shown>?
    private let (router, copy): (ToldSpy<Opened>, ToldSpy<Stored>)
    private let cinema: AskedMock<[String]>
    private let fault: Fault?
    private var (films, hits): ([String], [String]?) = ([], nil)
    private var (isLateOnly, isLoading, asksAgain) = (false, false, false)

    private init(on stage: Stage, _ view: ToldSpy<Shown>, _ fault: Fault?) {
        (self.view, self.fault) = (view, fault)
        (router, copy) = (ToldSpy("Router", log: stage.log), ToldSpy("Copy", log: stage.log))
        cinema = AskedMock("Cinema", log: stage.log)
    }

    /// Returns a closure that puts the module on a stage.
    public nonisolated static func stage(_ fault: Fault? = nil) -> @MainActor @Sendable (Stage) -> Void {
        { stage in
            let view = ToldSpy<Shown>("View", log: stage.log)
            let list = CinemaList(on: stage, view, fault)
            stage.view(view)
            stage.wireframe(list.router)
            stage.store(list.copy)
            stage.track(list)
            stage.busy(from: Shown.isLoading(true), until: .isLoading(false))
            stage.state(from: Shown.hasFailed(true), until: .hasFailed(false))
            stage.request(
                list.cinema.answers,
                gives: { ["early film \($0)", "late film \($0)"] },
                empty: [],
                fails: Offline()
            )
            stage.event("view appears", .appears) { list.load() }
            stage.event("pull") { list.load() }
            stage.event("late only", when: { !list.isLoading && !list.isLateOnly }) { list.filter(true) }
            stage.event("all films", when: { !list.isLoading && list.isLateOnly }) { list.filter(false) }
            stage.event("tap the first", .repeatable, when: { !list.films.isEmpty }) { list.open() }
        }
    }

    private var shown: [String] { films.filter { !isLateOnly || $0.contains("late") } }

    /// Joins a load that is under way, and loads once more after it.
    private func load() {
        guard !isLoading else { return asksAgain = true }
        isLoading = true
        view?(.hasFailed(false))
        view?(.isLoading(true))
        ask()
    }

    private func ask() {
        cinema.get("films") { [weak self] answer in
            guard let self else { return }
            let films = try? answer.get()
            if let films { show(films) }
            if asksAgain {
                asksAgain = false
                return ask()
            }
            isLoading = false
            view?(.isLoading(false))
            if films == nil { view?(.hasFailed(true)) }
        }
    }

    private func show(_ films: [String]) {
        self.films = films
        copy(.keep(films))
        view?(.films(fault == .pullsAllFilms ? films : shown))
    }

    private func filter(_ isOn: Bool) {
        isLateOnly = isOn
        hits = isOn && !films.isEmpty ? shown : nil
        view?(.isLateOnly(isOn))
        view?(.films(shown))
    }

    private func open() {
        let rows = fault == .opensTheOldHit ? hits ?? shown : shown
        if let first = rows.first { router(.film(first)) }
    }
}
