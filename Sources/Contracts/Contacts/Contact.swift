public import VIPERContracts

/// A person to call: the entity that stores keep and interactors handle.
///
/// The published contact is identified by its name, so the second of two contacts with the same name can never be
/// opened. This one also has an id.
public struct Contact: Hashable, Sendable, Identifiable, EntityRole {
    /// Distinguishes contacts with the same name.
    public var id: String
    /// The name of the picture.
    public var imageName: String
    /// The full name.
    public var name: String
    /// The number in the form in which it is dialled.
    public var number: String

    /// Creates a contact.
    ///
    /// - Parameters:
    ///   - id: Distinguishes contacts with the same name.
    ///   - imageName: The name of the picture.
    ///   - name: The full name.
    ///   - number: The number in the form in which it is dialled.
    public init(id: String, imageName: String, name: String, number: String) {
        self.id = id
        self.imageName = imageName
        self.name = name
        self.number = number
    }
}
