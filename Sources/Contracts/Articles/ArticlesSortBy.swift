/// The property by which articles are sorted.
public enum ArticlesSortBy: Hashable, Sendable, CaseIterable {
    /// By day.
    case date
    /// By headline.
    case title
    /// By the name of the first author.
    case author
    /// By the website where they were first published.
    case website
}
