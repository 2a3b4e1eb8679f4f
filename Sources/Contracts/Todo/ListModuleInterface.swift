public import VIPERContracts

/// What the user can ask of the list module.
@MainActor
public protocol ListModuleInterface: ModuleInterfaceRole {
    /// The user wants to add an item.
    func addNewEntry()

    /// The view has appeared, or the user wants to see the current items.
    func updateView()
}
