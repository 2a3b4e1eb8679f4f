import Planner
import TodoSpecs

/// Makes the planner's presenter a list presenter of the kit.
@MainActor
final class PresenterAdapter: ListModuleInterface, ListInteractorOutput, AddModuleDelegate {
    private let presenter: PlannerPresenter
    private let screen: ScreenAdapter
    private let router: RouterAdapter

    init(_ presenter: PlannerPresenter, view: any ListViewInterface, wireframe: any ListWireframeInterface) {
        self.presenter = presenter
        screen = ScreenAdapter(view)
        router = RouterAdapter(wireframe)
        presenter.screen = screen
        presenter.router = router
    }

    func updateView() { presenter.screenDidAppear() }

    func addNewEntry() { presenter.didTapPlus() }

    func addModuleDidSaveAddAction() { presenter.editorDidClose(saved: true) }

    func addModuleDidCancelAddAction() { presenter.editorDidClose(saved: false) }

    func foundUpcomingItems(_ items: [UpcomingItem]) {
        presenter.planner(
            didLoad: items.map { PlannerEntry(label: $0.title, deadline: $0.dueDate, period: Period($0.relation)) }
        )
    }
}
