public import Foundation

/// What the add presenter asks of the add interactor.
@MainActor
public protocol AddInteractorInput {
    /// Stores a new item.
    ///
    /// - Parameters:
    ///   - name: The name of the task.
    ///   - dueDate: An instant on the day on which the item is due.
    func saveNewEntry(name: String, dueDate: Date)
}
