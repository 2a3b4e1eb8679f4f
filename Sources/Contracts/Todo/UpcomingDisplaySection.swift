/// A section of the list view: a heading and the items below it.
public struct UpcomingDisplaySection: Hashable, Sendable {
    /// The heading, such as "Later This Week".
    public var name: String
    /// The name of the image beside the heading, such as "circle".
    public var imageName: String
    /// The items from top to bottom.
    public var items: [UpcomingDisplayItem]

    /// Creates a section.
    ///
    /// - Parameters:
    ///   - name: The heading.
    ///   - imageName: The name of the image beside the heading.
    ///   - items: The items from top to bottom.
    public init(name: String, imageName: String, items: [UpcomingDisplayItem]) {
        self.name = name
        self.imageName = imageName
        self.items = items
    }
}
