public import TodoContracts

/// A wireframe of the add module, and what a person can do with the screen that it presents.
@MainActor
public struct AddWireframeProbe {
    /// The wireframe.
    public let wireframe: any AddWireframeInterface
    /// The view on a screen of the navigator; `nil` if the screen is no add screen.
    public let read: (_ screen: AnyObject) -> AddViewProbe?

    /// Creates a probe.
    ///
    /// - Parameters:
    ///   - wireframe: The wireframe.
    ///   - read: The view on a screen of the navigator; `nil` if the screen is no add screen.
    public init(_ wireframe: any AddWireframeInterface, read: @escaping (_ screen: AnyObject) -> AddViewProbe?) {
        self.wireframe = wireframe
        self.read = read
    }
}
