import Planner
import TodoSpecs

/// A presenter of the planner, under the names of the kit.
public protocol PlannerListPresenter: PlannerPresenting, PlannerUseCaseDelegate, ListModuleInterface,
    ListInteractorOutput, AddModuleDelegate
{}

extension PlannerListPresenter {
    public func updateView() { screenDidAppear() }

    public func addNewEntry() { didTapPlus() }

    public func addModuleDidSaveAddAction() { editorDidClose(saved: true) }

    public func addModuleDidCancelAddAction() { editorDidClose(saved: false) }

    public func foundUpcomingItems(_ items: [UpcomingItem]) {
        planner(
            didLoad: items.map { PlannerEntry(label: $0.title, deadline: $0.dueDate, period: Period($0.relation)) }
        )
    }
}

extension PlannerPresenter: PlannerListPresenter {}
