/// What the articles presenter tells the articles view.
@MainActor
public protocol ArticlesViewInterface: AnyObject {
    /// Shows articles instead of the current content.
    ///
    /// - Parameter articles: At least one, in the order in which they are to be shown.
    func showArticlesData(_ articles: [Article])

    /// Shows that there are no articles, instead of the current content.
    func showNoContentScreen()

    /// Shows that articles could not be fetched, and keeps the current content.
    ///
    /// The published view has no such method, so its presenter treats a failure as no content.
    func showFetchFailure()

    /// Shows that articles are being fetched.
    func showActivityIndicator()

    /// Shows that no articles are being fetched any more.
    func hideActivityIndicator()
}
