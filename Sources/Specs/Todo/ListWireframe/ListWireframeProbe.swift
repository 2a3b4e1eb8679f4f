public import TodoContracts

/// A wireframe of the list module, and what a person can do with the screen that it shows.
@MainActor
public struct ListWireframeProbe {
    /// The wireframe.
    public let wireframe: any ListWireframeInterface
    /// Tells the wireframe to show the list.
    public let presentList: () -> Void
    /// The view on a screen of the navigator; `nil` if the screen is no list.
    public let read: (_ screen: AnyObject) -> ListViewProbe?

    /// Creates a probe.
    ///
    /// - Parameters:
    ///   - wireframe: The wireframe.
    ///   - presentList: Tells the wireframe to show the list.
    ///   - read: The view on a screen of the navigator; `nil` if the screen is no list.
    public init(
        _ wireframe: any ListWireframeInterface,
        presentList: @escaping () -> Void,
        read: @escaping (_ screen: AnyObject) -> ListViewProbe?
    ) {
        self.wireframe = wireframe
        self.presentList = presentList
        self.read = read
    }
}
