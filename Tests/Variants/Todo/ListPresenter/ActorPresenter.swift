import Foundation
import TodoReference
import TodoSpecs

/// Formats off the main actor, one answer after the other.
@MainActor
final class ActorPresenter: ListModuleInterface, ListInteractorOutput, AddModuleDelegate {
    private weak var view: (any ListViewInterface)?
    private let interactor: any ListInteractorInput
    private weak var wireframe: (any ListWireframeInterface)?
    private let clock: any DayClock
    private var last: Task<Void, Never>?

    init(
        view: any ListViewInterface,
        interactor: any ListInteractorInput,
        wireframe: any ListWireframeInterface,
        clock: any DayClock
    ) {
        self.view = view
        self.interactor = interactor
        self.wireframe = wireframe
        self.clock = clock
    }

    func addNewEntry() { wireframe?.presentAddInterface() }

    func updateView() { interactor.findUpcomingItems() }

    func addModuleDidCancelAddAction() {}

    func addModuleDidSaveAddAction() { updateView() }

    func foundUpcomingItems(_ items: [UpcomingItem]) {
        last = Task { [weak view, clock, last] in
            await last?.value
            let data = await Task.detached { UpcomingDisplayFormatter(calendar: clock.calendar).display(items) }.value
            if items.isEmpty { view?.showNoContentMessage() } else { view?.showUpcomingDisplayData(data) }
        }
    }
}
