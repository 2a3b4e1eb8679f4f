public import Foundation
public import TodoContracts
public import VIPERContracts

/// Prepares the add view, and ends the module when the user saves or cancels.
@MainActor
public final class AddPresenter: PresenterRole {
    /// Shows what is being added.
    public weak var userInterface: (any AddViewInterface)?
    /// Creates the item.
    public var interactor: (any AddInteractorInput)?
    /// Dismisses the module.
    public var wireframe: (any AddWireframeInterface)?
    /// Learns how the module ended.
    public weak var delegate: (any AddModuleDelegate)?

    private let clock: any DayClock
    private var isPresented = false

    /// Creates a presenter without any connections.
    ///
    /// - Parameter clock: Provides the current day.
    public init(clock: any DayClock) {
        self.clock = clock
    }
}

extension AddPresenter: AddModulePresentation {
    /// Prevents the user from picking a day before today.
    public func configureUserInterfaceForPresentation(_ userInterface: any AddViewInterface) {
        self.userInterface = userInterface
        isPresented = true
        userInterface.setMinimumDueDate(clock.now)
    }
}

extension AddPresenter: AddModuleInterface {
    /// Ends the module without an item.
    public func cancelAddAction() {
        guard isPresented else { return }
        isPresented = false
        wireframe?.dismissAddInterface()
        delegate?.addModuleDidCancelAddAction()
    }

    /// Has the item stored and ends the module; if the name is blank, the user can still complete it.
    public func saveAddAction(name: String, dueDate: Date) {
        guard isPresented, !name.allSatisfy(\.isWhitespace) else { return }
        isPresented = false
        interactor?.saveNewEntry(name: name, dueDate: dueDate)
        wireframe?.dismissAddInterface()
        delegate?.addModuleDidSaveAddAction()
    }
}
