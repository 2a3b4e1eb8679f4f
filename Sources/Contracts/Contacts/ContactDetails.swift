/// The details of a contact as the interactor tells them: a plain value instead of the entity.
public struct ContactDetails: Hashable, Sendable {
    /// The name of the picture.
    public var imageName: String
    /// The whole name.
    public var name: String
    /// The number, as it is dialled.
    public var number: String

    /// Creates details.
    ///
    /// - Parameters:
    ///   - imageName: The name of the picture.
    ///   - name: The whole name.
    ///   - number: The number, as it is dialled.
    public init(imageName: String, name: String, number: String) {
        self.imageName = imageName
        self.name = name
        self.number = number
    }
}
