/// An article, as the service returns it and the view gets it.
///
/// All of it is text, and any of it can be missing, as in the published code. It is a plain value and not an entity, so
/// the view may see it.
public struct Article: Hashable, Sendable {
    /// The day, such as “05/26/2014”: month, day and year.
    public var date: String?
    /// The headline.
    public var title: String?
    /// The website where it was first published.
    public var website: String?
    /// The author, such as “Graham Spencer”; several are separated by commas.
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
    ///   - website: The website where it was first published.
    ///   - authors: The author; several are separated by commas.
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
