/// An article, as the service gives it and as the view is handed it.
///
/// All of it is text, and any of it can be missing: so it was published. It is a plain value, and no entity that the
/// view must not see.
public struct Article: Hashable, Sendable {
    /// The day, such as “05/26/2014”: month, day and year.
    public var date: String?
    /// The headline.
    public var title: String?
    /// Where it was published first.
    public var website: String?
    /// Who wrote it, such as “Graham Spencer”; several are separated by commas.
    public var authors: String?
    /// The text.
    public var content: String?
    /// The address of the picture.
    public var imageURL: String?

    /// Creates an article.
    ///
    /// - Parameters:
    ///   - date: The day, such as “05/26/2014”: month, day and year.
    ///   - title: The headline.
    ///   - website: Where it was published first.
    ///   - authors: Who wrote it; several are separated by commas.
    ///   - content: The text.
    ///   - imageURL: The address of the picture.
    public init(
        date: String? = nil,
        title: String? = nil,
        website: String? = nil,
        authors: String? = nil,
        content: String? = nil,
        imageURL: String? = nil
    ) {
        self.date = date
        self.title = title
        self.website = website
        self.authors = authors
        self.content = content
        self.imageURL = imageURL
    }
}
