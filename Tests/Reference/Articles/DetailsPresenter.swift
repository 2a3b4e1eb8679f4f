public import ArticlesContracts

/// Shows the article that it was created with.
@MainActor
public final class DetailsPresenter: DetailsModuleInterface {
    /// Receives what to show.
    public weak var view: (any DetailsViewInterface)?

    private let article: Article

    /// Creates a presenter.
    ///
    /// - Parameter article: The article to show.
    public init(article: Article) {
        self.article = article
    }

    /// Shows the article.
    public func updateView() {
        view?.showArticleDetails(article)
    }
}
