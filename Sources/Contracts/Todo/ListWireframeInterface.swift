/// Where the list module can lead the user.
@MainActor
public protocol ListWireframeInterface: AnyObject {
    /// Presents the module in which an item is added.
    func presentAddInterface()
}
