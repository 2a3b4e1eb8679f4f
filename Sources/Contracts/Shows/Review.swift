/// What somebody thinks of a show.
public struct Review: Hashable, Sendable {
    /// What tells it from others.
    public var id: String
    /// What was written.
    public var comment: String
    /// From one to five.
    public var rating: Int
    /// Who wrote it, such as the beginning of an email address.
    public var author: String

    /// Creates a review.
    ///
    /// - Parameters:
    ///   - id: What tells it from others.
    ///   - comment: What was written.
    ///   - rating: From one to five.
    ///   - author: Who wrote it.
    public init(id: String, comment: String, rating: Int, author: String) {
        (self.id, self.comment, self.rating, self.author) = (id, comment, rating, author)
    }
}
