import Foundation
import TodoReference
import TodoSpecs

/// Is the interactor of the list and of adding, in one object.
@MainActor
final class TwoRoleInteractor: ListInteractorInput, AddInteractorInput {
    weak var output: (any ListInteractorOutput)? {
        didSet { list.output = output }
    }

    private let list: ListInteractor
    private(set) var added: [TodoItem] = []

    init(dataManager: any ListDataManager, clock: any DayClock) {
        list = ListInteractor(dataManager: dataManager, clock: clock)
    }

    func findUpcomingItems() { list.findUpcomingItems() }

    func saveNewEntry(name: String, dueDate: Date) {
        added.append(TodoItem(name: name, dueDate: dueDate))
    }
}
