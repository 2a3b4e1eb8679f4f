/// The details of a contact, ready for display.
public struct ContactDetailsDisplay: Hashable, Sendable {
    /// The name of the picture.
    public var imageName: String
    /// A line such as “Name: Anna Bell”.
    public var name: String
    /// A line such as “Number: 555 0100”.
    public var number: String

    /// Creates details for display.
    ///
    /// - Parameters:
    ///   - imageName: The name of the picture.
    ///   - name: A line such as “Name: Anna Bell”.
    ///   - number: A line such as “Number: 555 0100”.
    public init(imageName: String, name: String, number: String) {
        self.imageName = imageName
        self.name = name
        self.number = number
    }
}
