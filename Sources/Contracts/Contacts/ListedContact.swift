/// A contact as the list interactor tells it: a plain value instead of the entity.
public struct ListedContact: Hashable, Sendable, Identifiable {
    /// Tells namesakes apart.
    public var id: String
    /// The name of the picture.
    public var imageName: String
    /// The whole name.
    public var name: String

    /// Creates a contact of the list.
    ///
    /// - Parameters:
    ///   - id: Tells namesakes apart.
    ///   - imageName: The name of the picture.
    ///   - name: The whole name.
    public init(id: String, imageName: String, name: String) {
        self.id = id
        self.imageName = imageName
        self.name = name
    }
}
