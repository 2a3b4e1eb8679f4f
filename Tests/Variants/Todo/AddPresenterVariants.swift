import Foundation
public import Proof
import TodoReference
public import TodoSpecs

/// Correct add presenters that are built in an unusual way.
public enum AddPresenterVariants {
    /// All variants.
    public static let all: [Variant<AddPresenterSpec>] = [
        Variant("ends the module a moment later") { fixture in
            LateAddPresenter(reference(for: fixture, clock: fixture.clock))
        },
        Variant("does one thing at a tick of a timer") { fixture in TickingAddPresenter(fixture) },
        Variant("takes a blank name for none, and cancels") { fixture in
            BlankCancellingPresenter(reference(for: fixture, clock: fixture.clock))
        },
        Variant("lets the user pick from the beginning of today") { fixture in
            reference(for: fixture, clock: BeginningOfDayClock(clock: fixture.clock))
        },
        Variant("shows again what was entered when it refuses it") { fixture in
            EchoingAddPresenter(reference(for: fixture, clock: fixture.clock))
        },
    ]

    /// Returns the reference presenter with its surroundings and a clock.
    @MainActor
    private static func reference(for fixture: AddPresenterFixture, clock: any DayClock) -> AddPresenter {
        let presenter = AddPresenter(clock: clock)
        presenter.interactor = fixture.interactor
        presenter.wireframe = fixture.wireframe
        presenter.delegate = fixture.delegate
        return presenter
    }
}

/// Passes on every call in a task of its own, in order.
@MainActor
private final class LateAddPresenter: AddModuleInterface, AddModulePresentation {
    private let presenter: AddPresenter

    init(_ presenter: AddPresenter) {
        self.presenter = presenter
    }

    func configureUserInterfaceForPresentation(_ userInterface: any AddViewInterface) {
        Task { presenter.configureUserInterfaceForPresentation(userInterface) }
    }

    func cancelAddAction() {
        Task { presenter.cancelAddAction() }
    }

    func saveAddAction(name: String, dueDate: Date) {
        Task { presenter.saveAddAction(name: name, dueDate: dueDate) }
    }
}

/// Cancels if there is nothing to store.
@MainActor
private final class BlankCancellingPresenter: AddModuleInterface, AddModulePresentation {
    private let presenter: AddPresenter

    init(_ presenter: AddPresenter) {
        self.presenter = presenter
    }

    func configureUserInterfaceForPresentation(_ userInterface: any AddViewInterface) {
        presenter.configureUserInterfaceForPresentation(userInterface)
    }

    func cancelAddAction() { presenter.cancelAddAction() }

    func saveAddAction(name: String, dueDate: Date) {
        if name.allSatisfy(\.isWhitespace) {
            presenter.cancelAddAction()
        } else {
            presenter.saveAddAction(name: name, dueDate: dueDate)
        }
    }
}

/// Clears the form when it is presented, and fills it in again if it stays.
@MainActor
private final class EchoingAddPresenter: AddModuleInterface, AddModulePresentation {
    private let presenter: AddPresenter
    private weak var view: (any AddViewInterface)?

    init(_ presenter: AddPresenter) {
        self.presenter = presenter
    }

    func configureUserInterfaceForPresentation(_ userInterface: any AddViewInterface) {
        view = userInterface
        userInterface.setEntryName("")
        presenter.configureUserInterfaceForPresentation(userInterface)
    }

    func cancelAddAction() { presenter.cancelAddAction() }

    func saveAddAction(name: String, dueDate: Date) {
        if name.allSatisfy(\.isWhitespace) {
            view?.setEntryName(name)
            view?.setEntryDueDate(dueDate)
        }
        presenter.saveAddAction(name: name, dueDate: dueDate)
    }
}

/// Provides the first instant of another clock's day.
private struct BeginningOfDayClock: DayClock {
    let clock: any DayClock

    var now: Date { calendar.startOfDay(for: clock.now) }
    var calendar: Calendar { clock.calendar }
}
