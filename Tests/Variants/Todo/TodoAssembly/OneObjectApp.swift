import Foundation
import TodoReference
import TodoSpecs

/// Both wireframes and both data managers of an application, in one object.
@MainActor
final class OneObjectApp {
    private weak var navigator: (any Navigator)?
    private let clock: any DayClock
    private let dataManager: TodoDataManager
    private weak var listPresenter: ListPresenter?
    private weak var addView: AddTextView?

    init(_ fixture: TodoAssemblyFixture) {
        navigator = fixture.navigator
        clock = fixture.clock
        dataManager = TodoDataManager(
            store: fixture.store,
            clock: fixture.clock,
            reportFailure: fixture.failures.report
        )
    }

    func start() {
        let view = ListTextView(dataManager: self, clock: clock, wireframe: self)
        listPresenter = view.eventHandler as? ListPresenter
        navigator?.setRoot(view)
    }
}

extension OneObjectApp: ListWireframeInterface, AddWireframeInterface {
    func presentAddInterface() {
        guard addView == nil else { return }
        let presenter = AddPresenter(dataManager: self, clock: clock, wireframe: self, delegate: listPresenter)
        let view = AddTextView(calendar: clock.calendar)
        view.eventHandler = presenter
        presenter.configureUserInterfaceForPresentation(view)
        addView = view
        navigator?.present(view)
    }

    func dismissAddInterface() {
        addView = nil
        navigator?.dismiss()
    }
}

extension OneObjectApp: ListDataManager, AddDataManager {
    func todoItems(
        from startDate: Date,
        through endDate: Date,
        completion: @escaping @MainActor ([TodoItem]?) -> Void
    ) {
        dataManager.todoItems(from: startDate, through: endDate, completion: completion)
    }

    func addNewEntry(_ entry: TodoItem) { dataManager.addNewEntry(entry) }
}
