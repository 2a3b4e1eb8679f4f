public import Foundation
public import TodoContracts

/// Creates to-do items, and has them stored.
@MainActor
public final class AddInteractor: AddInteractorInput {
    private let dataManager: any AddDataManager

    /// Creates an interactor.
    ///
    /// - Parameter dataManager: Stores the items.
    public init(dataManager: any AddDataManager) {
        self.dataManager = dataManager
    }

    /// Has a new item stored.
    public func saveNewEntry(name: String, dueDate: Date) {
        dataManager.addNewEntry(TodoItem(name: name, dueDate: dueDate))
    }
}
