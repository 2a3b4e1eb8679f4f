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
        Variant("ends the module after an animation, by a timer") { fixture in
            let presenter = reference(for: fixture, clock: fixture.clock)
            let ending = TimedEnding(wireframe: fixture.wireframe, delegate: fixture.delegate)
            presenter.wireframe = ending
            presenter.delegate = ending
            return presenter
        },
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

    /// The reference, with its surroundings and a clock.
    @MainActor
    private static func reference(for fixture: AddPresenterFixture, clock: any DayClock) -> AddPresenter {
        let presenter = AddPresenter(clock: clock)
        presenter.interactor = fixture.interactor
        presenter.wireframe = fixture.wireframe
        presenter.delegate = fixture.delegate
        return presenter
    }
}

/// Hands on everything in a task of its own, in the order in which it came.
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

/// Waits for an animation before the module is dismissed, and for a longer one before its delegate is told.
@MainActor
private final class TimedEnding: AddWireframeInterface, AddModuleDelegate {
    private let wireframe: any AddWireframeInterface
    private weak var delegate: (any AddModuleDelegate)?

    init(wireframe: any AddWireframeInterface, delegate: any AddModuleDelegate) {
        self.wireframe = wireframe
        self.delegate = delegate
    }

    func presentAddInterface() { wireframe.presentAddInterface() }

    func dismissAddInterface() { soon(20) { $0.wireframe.dismissAddInterface() } }

    func addModuleDidCancelAddAction() { soon(40) { $0.delegate?.addModuleDidCancelAddAction() } }

    func addModuleDidSaveAddAction() { soon(40) { $0.delegate?.addModuleDidSaveAddAction() } }

    private func soon(_ milliseconds: Int, _ action: @escaping @MainActor @Sendable (TimedEnding) -> Void) {
        DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(milliseconds)) {
            MainActor.assumeIsolated { action(self) }
        }
    }
}

/// Cancels where there is nothing to store.
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

/// Clears the form when it is presented, and fills it in again when it stays.
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

/// Shows the first instant of another clock's day.
private struct BeginningOfDayClock: DayClock {
    let clock: any DayClock

    var now: Date { calendar.startOfDay(for: clock.now) }
    var calendar: Calendar { clock.calendar }
}
