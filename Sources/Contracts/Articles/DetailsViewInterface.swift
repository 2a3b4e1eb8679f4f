/// What the details presenter tells the details view.
@MainActor
public protocol DetailsViewInterface: AnyObject {
    /// Shows an article.
    ///
    /// - Parameter article: The one that was tapped.
    func showArticleDetails(_ article: Article)
}
