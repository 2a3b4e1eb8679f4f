public import TodoContracts
public import VIPERContracts

/// Shows the upcoming items, and leads to the add module.
@MainActor
public final class ListPresenter: PresenterRole {
    /// Shows the items.
    public weak var userInterface: (any ListViewInterface)?
    /// Finds the items.
    public var interactor: (any ListInteractorInput)?
    /// Leads to the add module.
    public var wireframe: (any ListWireframeInterface)?

    private let clock: any DayClock

    /// Creates a presenter without any connections.
    ///
    /// - Parameter clock: Provides the calendar and the language for the names of days.
    public init(clock: any DayClock) {
        self.clock = clock
    }
}

extension ListPresenter: ListModuleInterface {
    /// Presents the add module.
    public func addNewEntry() {
        wireframe?.presentAddInterface()
    }

    /// Asks for the upcoming items, which are shown when they have been found.
    public func updateView() {
        interactor?.findUpcomingItems()
    }
}

extension ListPresenter: ListInteractorOutput {
    /// Shows the items, or that there are none.
    public func foundUpcomingItems(_ items: [UpcomingItem]) {
        if items.isEmpty {
            userInterface?.showNoContentMessage()
        } else {
            let formatter = UpcomingDisplayFormatter(calendar: clock.calendar)
            userInterface?.showUpcomingDisplayData(formatter.display(items))
        }
    }
}

extension ListPresenter: AddModuleDelegate {
    /// Does nothing, since the items have not changed.
    public func addModuleDidCancelAddAction() {}

    /// Asks for the upcoming items again, since there is one more.
    public func addModuleDidSaveAddAction() {
        updateView()
    }
}
