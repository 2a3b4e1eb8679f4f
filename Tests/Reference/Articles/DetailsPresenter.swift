public import ArticlesContracts

/// Shows the article that it was handed.
@MainActor
public final class DetailsPresenter: DetailsModuleInterface {
    /// Is told what to show.
    public weak var view: (any DetailsViewInterface)?

    private let article: Article

    /// Creates a presenter.
    ///
    /// - Parameter article: What the details are about.
    public init(article: Article) {
        self.article = article
    }

    /// Shows the article.
    public func updateView() {
        view?.showArticleDetails(article)
    }
}
