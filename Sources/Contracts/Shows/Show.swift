/// A show, as the services give it and as the views are handed it.
public struct Show: Hashable, Sendable {
    /// What tells it from others, also from those of the same title.
    public var id: String
    /// What it is called.
    public var title: String
    /// What it is about, if anybody has written it down.
    public var description: String?
    /// The address of its picture, if there is one.
    public var imageURL: String?
    /// The mean of all its ratings; `nil` if there are none.
    public var averageRating: Double?

    /// Creates a show.
    ///
    /// - Parameters:
    ///   - id: What tells it from others.
    ///   - title: What it is called.
    ///   - description: What it is about.
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
