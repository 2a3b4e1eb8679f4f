/// A contact as the list interactor passes it on: a plain value instead of the entity.
public struct ListedContact: Hashable, Sendable, Identifiable {
    /// Distinguishes contacts with the same name.
    public var id: String
    /// The name of the picture.
    public var imageName: String
    /// The full name.
    public var name: String

    /// Creates a contact of the list.
    ///
    /// - Parameters:
    ///   - id: Distinguishes contacts with the same name.
    ///   - imageName: The name of the picture.
    ///   - name: The full name.
    public init(id: String, imageName: String, name: String) {
        self.id = id
        self.imageName = imageName
        self.name = name
    }
}
