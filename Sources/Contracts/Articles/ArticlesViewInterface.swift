/// What the articles presenter tells the articles view.
@MainActor
public protocol ArticlesViewInterface: AnyObject {
    /// Shows articles in the place of what is there.
    ///
    /// - Parameter articles: At least one, in the order in which they are to be shown.
    func showArticlesData(_ articles: [Article])

    /// Says, in the place of what is there, that there are no articles.
    func showNoContentScreen()

    /// Says that articles could not be fetched, and leaves what is there.
    ///
    /// The published view has no word for it, so that its presenter takes a failure for no content.
    func showFetchFailure()

    /// Says that articles are on their way.
    func showActivityIndicator()

    /// Says that they are no longer.
    func hideActivityIndicator()
}
