import Foundation
import Planner

/// The word `weak` was forgotten.
final class StrongScreenPresenter: PlannerListPresenter {
    private let screen: any PlannerScreen
    private let means: PresenterMeans

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

    func planner(didLoad entries: [PlannerEntry]) { screen.render(means.state(of: entries)) }
}
