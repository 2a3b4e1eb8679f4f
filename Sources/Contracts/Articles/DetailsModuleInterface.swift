public import VIPERContracts

/// What the details view tells its presenter, which has its article from the wireframe.
@MainActor
public protocol DetailsModuleInterface: ModuleInterfaceRole {
    /// The view is about to appear, for the first time or again.
    func updateView()
}
