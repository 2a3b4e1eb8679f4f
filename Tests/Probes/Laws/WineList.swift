import LawReference
public import VIPERSpecs

/// A list with a search, a filter and pages; the rows show names, and a tap opens the wine by its id.
@MainActor
public final class WineList {
    /// The calls of the view.
    public enum Shown: RecordedCall {
        case rows([String]), nothingFound(Bool), isLoading(Bool), hasFailed(Bool)
    }

    /// The calls of the router.
    public enum Opened: RecordedCall {
        case wine(String)
    }

    /// A page of the service.
    public struct Page: Sendable {
        let wines: [Wine]
        let next: String?

        struct Wine: Sendable { let id, name: String }
    }

    /// What the service is asked for.
    public struct Query: Sendable { let text: String, isRed: Bool, after: String? }

    /// A fault that the module can have.
    public enum Fault: Sendable {
        case pullsAllColours, keepsTheHint, opensByTheOldPlace
    }

    private weak let view: ToldSpy<Shown>?
    private let router: ToldSpy<Opened>
    private let service: WinesMock
    private let fault: Fault?
    private var (wines, all, next) = ([] as [Page.Wine], [] as [Page.Wine], nil as String?)
    private var (text, isRed, newest, isPaging, isAway) = ("", false, 0, false, false)
    /// What the list that is shown was asked for with.
    private var shown = Query(text: "", isRed: false, after: nil)

    private init(_ view: ToldSpy<Shown>, _ router: ToldSpy<Opened>, _ service: WinesMock, _ fault: Fault?) {
        (self.view, self.router, self.service, self.fault) = (view, router, service, fault)
    }

    /// Returns a closure that puts the module on a stage.
    public nonisolated static func stage(_ fault: Fault? = nil) -> @MainActor @Sendable (Stage) -> Void {
        { stage in
            let view = ToldSpy<Shown>("View", log: stage.log)
            let (router, service) = (ToldSpy<Opened>("Router", log: stage.log), WinesMock(log: stage.log))
            let list = WineList(view, router, service, fault)
            stage.view(view)
            stage.wireframe(router)
            stage.track(list)
            stage.busy(from: Shown.isLoading(true), until: .isLoading(false))
            stage.state(from: Shown.hasFailed(true), until: .hasFailed(false))
            stage.request(
                service.wines,
                gives: { number in
                    let wines = ["a\(number)", "b\(number)"].map { Page.Wine(id: $0, name: "name \($0)") }
                    return Page(wines: wines, next: "after b\(number)")
                },
                empty: Page(wines: [], next: nil),
                fails: Offline()
            )
            stage.event("view appears", [.appears, .repeatable]) { list.appear() }
            stage.event("search pinot", when: { list.text.isEmpty }) { list.search("pinot") }
            stage.event("clear", when: { !list.text.isEmpty }) { list.search("") }
            stage.event("tap red only", .repeatable) { list.filter() }
            stage.event("pull") { list.load(isPulled: true) }
            stage.event("scroll", [.addsUp, .needsContent, .onlyAtRest], when: { !list.wines.isEmpty }) {
                list.scroll()
            }
            stage.event("tap the first", when: { !list.wines.isEmpty }) { list.open() }
        }
    }

    private func appear() {
        isAway = false
        if wines.isEmpty { load() }
    }

    private func search(_ text: String) {
        self.text = text
        load()
    }

    private func filter() {
        isRed.toggle()
        load()
    }

    private func load(isPulled: Bool = false) {
        (newest, isPaging) = (newest + 1, false)
        view?(.hasFailed(false))
        view?(.isLoading(true))
        let query = Query(text: text, isRed: fault == .pullsAllColours && isPulled ? false : isRed, after: nil)
        let carried = Query(text: text, isRed: isRed, after: nil)
        service.get(query) { [weak self, newest] answer in
            guard let self, newest == self.newest else { return }
            view?(.isLoading(false))
            guard let page = try? answer.get() else { return view?(.hasFailed(true)) ?? () }
            (wines, all, next, shown) = (page.wines, all + page.wines, page.next, carried)
            if fault != .keepsTheHint || wines.isEmpty { view?(.nothingFound(wines.isEmpty)) }
            view?(.rows(wines.map(\.name)))
        }
    }

    private func scroll() {
        guard let next, !isPaging else { return }
        isPaging = true
        service.get(Query(text: shown.text, isRed: shown.isRed, after: next)) { [weak self, newest] answer in
            guard let self, newest == self.newest else { return }
            isPaging = false
            guard let page = try? answer.get() else { return view?(.hasFailed(true)) ?? () }
            (wines, all, self.next) = (wines + page.wines, all + page.wines, page.next)
            view?(.hasFailed(false))
            view?(.rows(wines.map(\.name)))
        }
    }

    private func open() {
        guard !isAway else { return }
        isAway = true
        router(.wine(fault == .opensByTheOldPlace ? all[0].id : wines[0].id))
    }
}

/// A service of wines.
@MainActor
private final class WinesMock: CallRecording {
    enum Call: RecordedCall {
        case get(text: String, isRed: Bool, after: String?)
    }

    let recorder: Recorder<Call>
    let wines: Answers<WineList.Query, WineList.Page, any Error>

    init(log: CallLog) {
        (recorder, wines) = (Recorder("Wines", log: log), Answers("Wines.get", log: log))
    }

    func get(
        _ query: WineList.Query,
        _ done: @escaping @MainActor (Result<WineList.Page, any Error>) -> Void
    ) {
        recorder.ask(.get(text: query.text, isRed: query.isRed, after: query.after), with: query, of: wines, done)
    }
}
