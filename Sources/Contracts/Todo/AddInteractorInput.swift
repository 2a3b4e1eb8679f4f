public import Foundation

/// What the add presenter asks of the add interactor.
@MainActor
public protocol AddInteractorInput {
    /// Stores a new item.
    ///
    /// - Parameters:
    ///   - name: What is to be done.
    ///   - dueDate: An instant on the day by which it is to be done.
    func saveNewEntry(name: String, dueDate: Date)
}
