import Foundation
import TodoReference
import TodoSpecs

/// A list presenter with replaceable parts, each correct until a witness replaces it.
@MainActor
final class FaultyListPresenter: ListModuleInterface, ListInteractorOutput, AddModuleDelegate {
    typealias Action = (FaultyListPresenter) -> Void

    weak var view: (any ListViewInterface)?
    let interactor: any ListInteractorInput
    weak var wireframe: (any ListWireframeInterface)?
    let clock: any DayClock
    var retained: [Any] = []
    var answers: [[UpcomingItem]] = []

    var add: Action = { $0.wireframe?.presentAddInterface() }
    var update: Action = { $0.interactor.findUpcomingItems() }
    var saved: Action = { $0.interactor.findUpcomingItems() }
    var cancelled: Action = { _ in }
    /// Changes the items before they are formatted.
    var select: (_ items: [UpcomingItem]) -> [UpcomingItem] = { $0 }
    /// Formats the items.
    var format: (FaultyListPresenter, [UpcomingItem]) -> UpcomingDisplayData = { presenter, items in
        UpcomingDisplayFormatter(calendar: presenter.clock.calendar).display(items)
    }
    /// Changes the formatted data.
    var edit: (UpcomingDisplayData) -> UpcomingDisplayData = { $0 }
    /// Tells the view.
    var show: (FaultyListPresenter, UpcomingDisplayData) -> Void = { presenter, data in
        if data.sections.isEmpty {
            presenter.view?.showNoContentMessage()
        } else {
            presenter.view?.showUpcomingDisplayData(data)
        }
    }

    init(_ fixture: ListPresenterFixture, _ replace: (FaultyListPresenter) -> Void) {
        view = fixture.view
        interactor = fixture.interactor
        wireframe = fixture.wireframe
        clock = fixture.clock
        replace(self)
    }

    func addNewEntry() { add(self) }

    func updateView() { update(self) }

    func addModuleDidSaveAddAction() { saved(self) }

    func addModuleDidCancelAddAction() { cancelled(self) }

    func foundUpcomingItems(_ items: [UpcomingItem]) {
        answers.append(items)
        show(self, edit(format(self, select(items))))
    }
}
