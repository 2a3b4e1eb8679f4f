import Foundation
import TodoSpecs

/// Is correct, and cannot be seen to be.
@MainActor
final class PlainAddInteractor: AddInteractorInput {
    private let dataManager: any AddDataManager

    init(dataManager: any AddDataManager) {
        self.dataManager = dataManager
    }

    func saveNewEntry(name: String, dueDate: Date) {
        dataManager.addNewEntry(TodoItem(name: name, dueDate: dueDate))
    }
}
