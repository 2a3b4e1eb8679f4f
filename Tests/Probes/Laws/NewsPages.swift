import LawReference
public import VIPERSpecs

/// News that are loaded page by page, all of them or those about one thing.
@MainActor
public final class NewsPages {
    /// The calls of the view.
    public enum Shown: RecordedCall {
        case news([String]), problem(String?)
    }

    /// The calls of the wireframe.
    public enum Opened: RecordedCall {
        case back, home
    }

    /// A fault that the module can have.
    public enum Fault: Sendable {
        case countsAPageTwice, goesBackOnFailure, forgetsTheQuery, refreshesTheLastPage
        case saysSoAfterLeaving, goesHomeAfterLeaving, showsAnOlderFailure, waitsForAnOldPage, turnsPagesOfWhatFailed
    }

    private weak let view: ToldSpy<Shown>?
    private let router: ToldSpy<Opened>
    private let service: AskedMock<[String]>
    private let fault: Fault?
    /// The query of the news that are shown.
    private var query = "all"
    private var (page, news) = (0, [] as [String])
    private var (newest, isLoading, hasLeft) = (0, false, false)

    private init(_ view: ToldSpy<Shown>, _ router: ToldSpy<Opened>, _ service: AskedMock<[String]>, fault: Fault?) {
        (self.view, self.router, self.service, self.fault) = (view, router, service, fault)
    }

    /// Stages the module.
    public nonisolated static func stage(_ fault: Fault? = nil) -> @MainActor @Sendable (Stage) -> Void {
        { stage in
            let view = ToldSpy<Shown>("View", log: stage.log)
            let router = ToldSpy<Opened>("Router", log: stage.log)
            let service = AskedMock<[String]>("Service", log: stage.log)
            let news = NewsPages(view, router, service, fault: fault)
            stage.view(view)
            stage.wireframe(router)
            stage.track(news)
            stage.state(from: Shown.problem("Offline"), until: .problem(nil))
            stage.request(service.answers, gives: { ["news \($0)"] }, empty: [], fails: Offline())
            stage.event("view appears", .appears) { news.load("all") }
            stage.event("search") { news.load("viper") }
            stage.event("refresh") { news.refresh() }
            stage.event("scroll", [.addsUp, .needsContent]) { news.scroll() }
            stage.event("close", .leaves) { news.close() }
        }
    }

    private func load(_ query: String) {
        if fault == .turnsPagesOfWhatFailed { self.query = query }
        if fault != .waitsForAnOldPage { isLoading = true }
        ask("\(query), page 1", about: query)
    }

    private func refresh() {
        if fault == .refreshesTheLastPage { ask("every, page \(max(page, 1))", about: query) } else { load(query) }
    }

    private func scroll() {
        guard page > 0, !isLoading || fault == .countsAPageTwice else { return }
        isLoading = true
        ask("\(fault == .forgetsTheQuery ? "all" : query), page \(page + 1)", about: query, isMore: true)
    }

    private func close() {
        guard !hasLeft else { return }
        hasLeft = true
        router(.back)
    }

    private func ask(_ text: String, about query: String, isMore: Bool = false) {
        if !isMore || fault != .countsAPageTwice { newest += 1 }
        service.get(text) { [weak self, newest] answer in
            guard let self else { return }
            switch answer {
            case .success(let new):
                guard newest == self.newest, !hasLeft else { return }
                self.query = query
                show(new, isMore: isMore)
            case .failure: fail(isMore: isMore, isOld: newest != self.newest)
            }
        }
    }

    private func show(_ new: [String], isMore: Bool) {
        if isMore || fault != .waitsForAnOldPage { isLoading = false }
        if !new.isEmpty { page = isMore ? page + 1 : 1 }
        news = isMore ? news + new.filter { !news.contains($0) } : new
        view?(.news(news))
        view?(.problem(nil))
    }

    private func fail(isMore: Bool, isOld: Bool) {
        if isOld, fault != .showsAnOlderFailure { return }
        if hasLeft, fault == .goesHomeAfterLeaving { return router(.home) }
        if hasLeft, fault != .saysSoAfterLeaving { return }
        isLoading = false
        if isMore, page > 1, fault == .goesBackOnFailure { page -= 1 }
        view?(.problem("Offline"))
    }
}
