public import Foundation
public import VIPERContracts

/// What the user can ask of the add module.
@MainActor
public protocol AddModuleInterface: ModuleInterfaceRole {
    /// The user does not want to add an item after all.
    func cancelAddAction()

    /// The user wants to keep an item.
    ///
    /// - Parameters:
    ///   - name: What is to be done.
    ///   - dueDate: An instant on the day by which it is to be done.
    func saveAddAction(name: String, dueDate: Date)
}
