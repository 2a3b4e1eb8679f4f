import Foundation
import TodoSpecs

/// Adds items, and is a value.
struct StructAddInteractor: AddInteractorInput {
    let dataManager: any AddDataManager

    func saveNewEntry(name: String, dueDate: Date) {
        dataManager.addNewEntry(TodoItem(name: name, dueDate: dueDate))
    }
}
