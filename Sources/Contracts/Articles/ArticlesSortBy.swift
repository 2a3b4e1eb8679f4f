/// What articles are sorted by.
public enum ArticlesSortBy: Hashable, Sendable, CaseIterable {
    /// By their days.
    case date
    /// By their headlines.
    case title
    /// By the name of the first author.
    case author
    /// By where they were published first.
    case website
}
