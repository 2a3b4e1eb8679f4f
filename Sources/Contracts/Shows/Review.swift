/// A user's opinion of a show.
public struct Review: Hashable, Sendable {
    /// Identifies the review.
    public var id: String
    /// The text.
    public var comment: String
    /// The number of stars, from one to five.
    public var rating: Int
    /// The author, such as the beginning of an email address.
    public var author: String

    /// Creates a review.
    ///
    /// - Parameters:
    ///   - id: Identifies the review.
    ///   - comment: The text.
    ///   - rating: The number of stars, from one to five.
    ///   - author: The author.
    public init(id: String, comment: String, rating: Int, author: String) {
        (self.id, self.comment, self.rating, self.author) = (id, comment, rating, author)
    }
}
