public import VIPERContracts

/// What the details view tells its presenter, which was handed its article by the wireframe.
@MainActor
public protocol DetailsModuleInterface: ModuleInterfaceRole {
    /// The view is about to be seen, for the first time or again.
    func updateView()
}
