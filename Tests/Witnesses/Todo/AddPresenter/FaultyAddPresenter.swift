import Foundation
import TodoSpecs

/// An add presenter with replaceable parts, each correct until a witness replaces it.
@MainActor
final class FaultyAddPresenter: AddModuleInterface, AddModulePresentation {
    typealias Action = (FaultyAddPresenter) -> Void

    let interactor: any AddInteractorInput
    let wireframe: any AddWireframeInterface
    weak var delegate: (any AddModuleDelegate)?
    let clock: any DayClock
    var isOpen = false
    var retained: [Any] = []

    /// Whether a tap still counts.
    var counts: (FaultyAddPresenter) -> Bool = { $0.isOpen }
    /// Whether a name can be saved.
    var accepts: (_ name: String) -> Bool = { !$0.allSatisfy(\.isWhitespace) }
    /// Refuses a name that cannot be saved.
    var refuse: (FaultyAddPresenter, _ dueDate: Date) -> Void = { _, _ in }
    /// Prepares the view for its presentation.
    var present: (FaultyAddPresenter, any AddViewInterface) -> Void = { presenter, view in
        view.setMinimumDueDate(presenter.clock.now)
    }
    /// Stores an item.
    var store: (FaultyAddPresenter, _ name: String, _ dueDate: Date) -> Void = { presenter, name, dueDate in
        presenter.interactor.saveNewEntry(name: name, dueDate: dueDate)
    }
    var dismiss: Action = { $0.wireframe.dismissAddInterface() }
    var tellSaved: Action = { $0.delegate?.addModuleDidSaveAddAction() }
    /// Cancels: dismisses the module, and tells its delegate.
    var cancel: Action = { presenter in
        presenter.dismiss(presenter)
        presenter.delegate?.addModuleDidCancelAddAction()
    }
    /// Saves: stores the item, dismisses the module, and tells its delegate.
    var save: (FaultyAddPresenter, _ name: String, _ dueDate: Date) -> Void = { presenter, name, dueDate in
        presenter.store(presenter, name, dueDate)
        presenter.dismiss(presenter)
        presenter.tellSaved(presenter)
    }

    init(_ fixture: AddPresenterFixture, _ replace: (FaultyAddPresenter) -> Void) {
        interactor = fixture.interactor
        wireframe = fixture.wireframe
        delegate = fixture.delegate
        clock = fixture.clock
        replace(self)
    }

    func configureUserInterfaceForPresentation(_ userInterface: any AddViewInterface) {
        isOpen = true
        present(self, userInterface)
    }

    func cancelAddAction() {
        guard counts(self) else { return }
        isOpen = false
        cancel(self)
    }

    func saveAddAction(name: String, dueDate: Date) {
        guard counts(self) else { return }
        guard accepts(name) else { return refuse(self, dueDate) }
        isOpen = false
        save(self, name, dueDate)
    }
}
