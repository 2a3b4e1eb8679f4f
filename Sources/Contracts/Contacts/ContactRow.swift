/// A row of the list, ready for display.
public struct ContactRow: Hashable, Sendable {
    /// The name of the picture.
    public var imageName: String
    /// The full name.
    public var name: String

    /// Creates a row.
    ///
    /// - Parameters:
    ///   - imageName: The name of the picture.
    ///   - name: The full name.
    public init(imageName: String, name: String) {
        self.imageName = imageName
        self.name = name
    }
}
