public import VIPERContracts

/// What the add module tells the module that presented it.
@MainActor
public protocol AddModuleDelegate: ModuleDelegateRole {
    /// The user added nothing.
    func addModuleDidCancelAddAction()

    /// The user added an item, and it has been stored.
    func addModuleDidSaveAddAction()
}
