public import VIPERContracts

/// What the add module tells the module that presented it.
@MainActor
public protocol AddModuleDelegate: ModuleDelegateRole {
    /// The user cancelled without adding an item.
    func addModuleDidCancelAddAction()

    /// The user added an item, which has been stored.
    func addModuleDidSaveAddAction()
}
