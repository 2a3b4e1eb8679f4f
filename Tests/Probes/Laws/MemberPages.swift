import LawReference
public import VIPERSpecs

/// Members by pages; a page that is under way when the list is loaded anew is dropped, and its indicator goes with it.
@MainActor
public final class MemberPages {
    /// The calls of the view.
    public enum Shown: RecordedCall {
        case members([String]), more([String]), isLoading(Bool), footer(Bool), isOffline(Bool)
    }

    private weak let view: ToldSpy<Shown>?
    private let service: AskedMock<[String]>
    private var (last, reloads, lists, isPaging) = (nil as String?, 0, 0, false)

    private init(_ view: ToldSpy<Shown>, log: CallLog) {
        (self.view, service) = (view, AskedMock("Service", log: log))
    }

    /// Returns a closure that puts the module on a stage.
    ///
    /// - Parameter waits: Whether the list cannot be loaded anew while a page is under way.
    public nonisolated static func stage(waits: Bool = false) -> @MainActor @Sendable (Stage) -> Void {
        { stage in
            let view = ToldSpy<Shown>("View", log: stage.log)
            let pages = MemberPages(view, log: stage.log)
            stage.view(view)
            stage.track(pages)
            stage.busy(from: Shown.isLoading(true), until: .isLoading(false))
            stage.busy(from: Shown.footer(true), until: .footer(false))
            stage.state(from: Shown.isOffline(true), until: .isOffline(false))
            stage.passing(Shown.more([]))
            stage.request(pages.service.answers, gives: { ["alto \($0)", "bass \($0)"] }, empty: [], fails: Offline())
            stage.event("view appears", .appears) { pages.load() }
            stage.event("pull to refresh", when: { !waits || !pages.isPaging }) { pages.load() }
            stage.event("scroll to the end", [.addsUp, .needsContent]) { pages.loadMore() }
        }
    }

    private func load() {
        reloads += 1
        view?(.isOffline(false))
        view?(.isLoading(true))
        service.get("first page") { [weak self, reloads] answer in
            guard let self, reloads == self.reloads else { return }
            view?(.isLoading(false))
            guard case .success(let members) = answer else {
                view?(.isOffline(true))
                return
            }
            lists += 1
            if isPaging { view?(.footer(false)) }
            (last, isPaging) = (members.last, false)
            view?(.members(members))
        }
    }

    private func loadMore() {
        guard let last, !isPaging else { return }
        isPaging = true
        view?(.footer(true))
        service.get("page after \(last)") { [weak self, lists] answer in
            guard let self, lists == self.lists else { return }
            isPaging = false
            view?(.footer(false))
            guard case .success(let members) = answer else {
                view?(.isOffline(true))
                return
            }
            view?(.isOffline(false))
            self.last = members.last
            view?(.more(members))
        }
    }
}
