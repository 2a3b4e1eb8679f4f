import Planner

/// A correct presenter, for the faults that are added to it.
class WeakScreenPresenter: PlannerListPresenter {
    let means: PresenterMeans
    private(set) weak var screen: (any PlannerScreen)?

    init(screen: any PlannerScreen, means: PresenterMeans) {
        self.screen = screen
        self.means = means
        screen.presenter = self
    }

    func screenDidAppear() { means.load() }

    func didTapPlus() { means.router?.openEditor() }

    func editorDidClose(saved: Bool) {
        if saved { means.load() }
    }

    func planner(didLoad entries: [PlannerEntry]) { screen?.render(means.state(of: entries)) }
}
