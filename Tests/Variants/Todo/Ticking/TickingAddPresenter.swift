import Foundation
import Proof
import TodoReference
import TodoSpecs

/// Does one thing at each tick: prepares the view, stores, dismisses and tells its delegate.
@MainActor
final class TickingAddPresenter: AddModuleInterface, AddModulePresentation {
    private let presenter: AddPresenter
    private let surroundings: TickingAddSurroundings
    private var view: TickingAddView?

    init(_ fixture: AddPresenterFixture) {
        surroundings = TickingAddSurroundings(fixture)
        presenter = AddPresenter(clock: fixture.clock)
        presenter.interactor = surroundings
        presenter.wireframe = surroundings
        presenter.delegate = surroundings
    }

    func configureUserInterfaceForPresentation(_ userInterface: any AddViewInterface) {
        let view = TickingAddView(userInterface, metronome: surroundings.metronome)
        self.view = view
        presenter.configureUserInterfaceForPresentation(view)
    }

    func cancelAddAction() { presenter.cancelAddAction() }

    func saveAddAction(name: String, dueDate: Date) { presenter.saveAddAction(name: name, dueDate: dueDate) }
}

/// Passes one call on at each tick.
@MainActor
private final class TickingAddSurroundings: AddInteractorInput, AddWireframeInterface, AddModuleDelegate {
    let metronome = Metronome()
    private let interactor: any AddInteractorInput
    private let wireframe: any AddWireframeInterface
    private weak var delegate: (any AddModuleDelegate)?

    init(_ fixture: AddPresenterFixture) {
        (interactor, wireframe, delegate) = (fixture.interactor, fixture.wireframe, fixture.delegate)
    }

    func saveNewEntry(name: String, dueDate: Date) {
        metronome.add { [interactor] in interactor.saveNewEntry(name: name, dueDate: dueDate) }
    }

    func presentAddInterface() { metronome.add { [wireframe] in wireframe.presentAddInterface() } }

    func dismissAddInterface() { metronome.add { [wireframe] in wireframe.dismissAddInterface() } }

    func addModuleDidCancelAddAction() {
        metronome.add { [weak delegate] in delegate?.addModuleDidCancelAddAction() }
    }

    func addModuleDidSaveAddAction() {
        metronome.add { [weak delegate] in delegate?.addModuleDidSaveAddAction() }
    }
}

/// Passes one call on at each tick.
@MainActor
private final class TickingAddView: AddViewInterface {
    private weak var view: (any AddViewInterface)?
    private let metronome: Metronome

    init(_ view: any AddViewInterface, metronome: Metronome) {
        (self.view, self.metronome) = (view, metronome)
    }

    func setEntryName(_ name: String) { metronome.add { [weak view] in view?.setEntryName(name) } }

    func setEntryDueDate(_ date: Date) { metronome.add { [weak view] in view?.setEntryDueDate(date) } }

    func setMinimumDueDate(_ date: Date) { metronome.add { [weak view] in view?.setMinimumDueDate(date) } }
}
