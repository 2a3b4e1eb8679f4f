import Foundation
import TodoReference
import TodoSpecs

/// The interactor of the list and of adding, in one object.
@MainActor
final class TwoRoleInteractor: ListInteractorInput, AddInteractorInput {
    weak var output: (any ListInteractorOutput)? {
        didSet { list.output = output }
    }

    private let list: ListInteractor
    private let newItems: any AddDataManager

    init(dataManager: any ListDataManager, newItems: any AddDataManager, clock: any DayClock) {
        list = ListInteractor(dataManager: dataManager, clock: clock)
        self.newItems = newItems
    }

    func findUpcomingItems() { list.findUpcomingItems() }

    func saveNewEntry(name: String, dueDate: Date) {
        newItems.addNewEntry(TodoItem(name: name, dueDate: dueDate))
    }
}
