/// A show, as the services return it and the views get it.
public struct Show: Hashable, Sendable {
    /// Identifies the show, also among shows with the same title.
    public var id: String
    /// The title.
    public var title: String
    /// The description, if there is one.
    public var description: String?
    /// The address of its picture, if there is one.
    public var imageURL: String?
    /// The mean of all its ratings; `nil` if there are none.
    public var averageRating: Double?

    /// Creates a show.
    ///
    /// - Parameters:
    ///   - id: Identifies the show.
    ///   - title: The title.
    ///   - description: The description.
    ///   - imageURL: The address of its picture.
    ///   - averageRating: The mean of all its ratings.
    public init(
        id: String,
        title: String,
        description: String? = nil,
        imageURL: String? = nil,
        averageRating: Double? = nil
    ) {
        self.id = id
        self.title = title
        self.description = description
        self.imageURL = imageURL
        self.averageRating = averageRating
    }
}
