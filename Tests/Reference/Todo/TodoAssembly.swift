public import TodoContracts
public import VIPERContracts

/// Assembles the to-do application.
@MainActor
public final class TodoAssembly {
    private let navigator: any Navigator
    private let clock: any DayClock
    private let dataManager: TodoDataManager

    /// Creates an application that shows nothing yet.
    ///
    /// - Parameters:
    ///   - navigator: Shows and removes screens.
    ///   - store: Keeps the items.
    ///   - clock: Provides the current day and the calendar.
    ///   - reportFailure: Receives the reason why the store could not save or read.
    public init(
        navigator: any Navigator,
        store: any TodoStore,
        clock: any DayClock,
        reportFailure: @escaping @MainActor (any Error) -> Void
    ) {
        self.navigator = navigator
        self.clock = clock
        dataManager = TodoDataManager(store: store, clock: clock, reportFailure: reportFailure)
    }

    /// Shows the list.
    public func start() {
        let wireframe = ListWireframe(navigator: navigator, dataManager: dataManager, clock: clock) {
            [weak navigator, dataManager, clock] delegate in
            AddWireframe(navigator: navigator, dataManager: dataManager, clock: clock, delegate: delegate)
        }
        wireframe.presentListInterface()
    }
}
