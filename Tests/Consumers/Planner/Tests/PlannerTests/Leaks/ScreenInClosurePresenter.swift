import Planner

/// The screen is held weakly, and strongly by the closure that shows what was loaded.
final class ScreenInClosurePresenter: PlannerListPresenter {
    private weak var screen: (any PlannerScreen)?
    private let means: PresenterMeans
    private let show: (PlannerState) -> Void

    init(screen: any PlannerScreen, means: PresenterMeans) {
        self.screen = screen
        self.means = means
        show = { screen.render($0) }
        screen.presenter = self
    }

    func screenDidAppear() { means.load() }

    func didTapPlus() { means.router?.openEditor() }

    func editorDidClose(saved: Bool) {
        if saved { means.load() }
    }

    func planner(didLoad entries: [PlannerEntry]) { show(means.state(of: entries)) }
}
