public import VIPERContracts

/// A person to call: the entity that stores keep and interactors handle.
///
/// The published contact is identified by its name, so the second of two namesakes can never be opened. This one also
/// has an id.
public struct Contact: Hashable, Sendable, Identifiable, EntityRole {
    /// Tells namesakes apart.
    public var id: String
    /// The name of the picture.
    public var imageName: String
    /// The whole name.
    public var name: String
    /// The number, as it is dialled.
    public var number: String

    /// Creates a contact.
    ///
    /// - Parameters:
    ///   - id: Tells namesakes apart.
    ///   - imageName: The name of the picture.
    ///   - name: The whole name.
    ///   - number: The number, as it is dialled.
    public init(id: String, imageName: String, name: String, number: String) {
        self.id = id
        self.imageName = imageName
        self.name = name
        self.number = number
    }
}
