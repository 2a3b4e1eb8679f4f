import Planner
import TodoSpecs

/// A screen of its own for apps whose screen is a class, which no spy can become.
///
/// It owns its presenter as a screen does, so whoever keeps the screen keeps the presenter too, and
/// LIST-PRESENTER-31 sees it.
final class PresenterOwner: PlannerScreen, ListModuleInterface, ListInteractorOutput, AddModuleDelegate {
    var presenter: (any PlannerPresenting)?

    private weak var view: ListViewInterfaceSpy?
    private var listPresenter: (any PlannerListPresenter)? { presenter as? any PlannerListPresenter }

    init(view: ListViewInterfaceSpy) {
        self.view = view
    }

    func render(_ state: PlannerState) { view?.render(state) }

    func updateView() { listPresenter?.updateView() }

    func addNewEntry() { listPresenter?.addNewEntry() }

    func addModuleDidSaveAddAction() { listPresenter?.addModuleDidSaveAddAction() }

    func addModuleDidCancelAddAction() { listPresenter?.addModuleDidCancelAddAction() }

    func foundUpcomingItems(_ items: [UpcomingItem]) { listPresenter?.foundUpcomingItems(items) }
}
