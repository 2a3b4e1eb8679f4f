/// The details of a contact as the interactor passes them on: a plain value instead of the entity.
public struct ContactDetails: Hashable, Sendable {
    /// The name of the picture.
    public var imageName: String
    /// The full name.
    public var name: String
    /// The number in the form in which it is dialled.
    public var number: String

    /// Creates details.
    ///
    /// - Parameters:
    ///   - imageName: The name of the picture.
    ///   - name: The full name.
    ///   - number: The number in the form in which it is dialled.
    public init(imageName: String, name: String, number: String) {
        self.imageName = imageName
        self.name = name
        self.number = number
    }
}
