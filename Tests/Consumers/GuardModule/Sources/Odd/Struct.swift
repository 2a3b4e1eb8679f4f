// A struct presenter, and one that is private; a nested presenter.
@MainActor protocol BadgeView: AnyObject, Sendable { func setBadge(_ n: Int) }
@MainActor struct BadgePresenter { let view: any BadgeView; func viewDidLoad() { view.setBadge(1) } }
enum Badge {
    @MainActor final class Presenter {
        weak var view: (any BadgeView)?; nonisolated init() {};
        func viewDidAppear(_ animated: Bool) { view?.setBadge(2) }
    }
    @MainActor class Interactor {}
}
private final class HiddenPresenter {}
actor CountingPresenter {
    private let view: any BadgeView; init(view: any BadgeView) { self.view = view };
    func viewDidLoad() async { await view.setBadge(3) }; nonisolated func stop() {}; var count: Int { 1 }
}
