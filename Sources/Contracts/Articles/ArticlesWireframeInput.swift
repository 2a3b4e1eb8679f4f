/// Where the articles module can lead the user.
@MainActor
public protocol ArticlesWireframeInput: AnyObject {
    /// Shows the details of an article, and passes the article to their module.
    ///
    /// - Parameter article: The article to show.
    func presentDetails(for article: Article)

    /// Asks the user what to sort by.
    ///
    /// - Parameter completion: Is called each time that the user chooses: later, more than once, or never.
    func presentSortOptions(completion: @escaping @MainActor @Sendable (ArticlesSortBy) -> Void)
}
