/// A to-do application, and what a person can do with its screens.
@MainActor
public struct TodoAssemblyProbe {
    /// Tells the application to show its first screen.
    public let start: () -> Void
    /// The list on a screen of the navigator; `nil` if the screen is no list.
    public let list: (_ screen: AnyObject) -> ListViewProbe?
    /// The add view on a screen of the navigator; `nil` if the screen is no add screen.
    public let add: (_ screen: AnyObject) -> AddViewProbe?

    /// Creates a probe.
    ///
    /// - Parameters:
    ///   - start: Tells the application to show its first screen.
    ///   - list: The list on a screen of the navigator; `nil` if the screen is no list.
    ///   - add: The add view on a screen of the navigator; `nil` if the screen is no add screen.
    public init(
        start: @escaping () -> Void,
        list: @escaping (_ screen: AnyObject) -> ListViewProbe?,
        add: @escaping (_ screen: AnyObject) -> AddViewProbe?
    ) {
        self.start = start
        self.list = list
        self.add = add
    }
}
