public import Foundation
public import VIPERContracts

/// What the user can ask of the add module.
@MainActor
public protocol AddModuleInterface: ModuleInterfaceRole {
    /// The user cancels the adding of an item.
    func cancelAddAction()

    /// The user saves an item.
    ///
    /// - Parameters:
    ///   - name: The name of the task.
    ///   - dueDate: An instant on the day on which the item is due.
    func saveAddAction(name: String, dueDate: Date)
}
