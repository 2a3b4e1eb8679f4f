public import ArticlesContracts
public import Foundation

/// Shows articles in the order that the user has chosen, and leads to their details.
@MainActor
public final class ArticlesPresenter {
    /// Receives what to show.
    public weak var view: (any ArticlesViewInterface)?

    private let interactor: any ArticlesInteractorInput
    private let wireframe: any ArticlesWireframeInput
    private let sorter: ArticleSorter
    private var articles: [Article] = []
    private var order: ArticlesSortBy?

    /// Creates a presenter.
    ///
    /// - Parameters:
    ///   - interactor: Fetches the articles.
    ///   - wireframe: Leads to the details, and asks the user what to sort by.
    ///   - locale: The language of the user.
    public init(
        interactor: any ArticlesInteractorInput,
        wireframe: any ArticlesWireframeInput,
        locale: Locale = .autoupdatingCurrent
    ) {
        self.interactor = interactor
        self.wireframe = wireframe
        sorter = ArticleSorter(locale: locale)
    }

    private func sort(by order: ArticlesSortBy) {
        self.order = order
        if !articles.isEmpty { showArticles() }
    }

    private func showArticles() {
        view?.showArticlesData(order.map { sorter.sort(articles, by: $0) } ?? articles)
    }
}

extension ArticlesPresenter: ArticlesModuleInterface {
    /// Asks for the articles.
    public func updateView() {
        view?.showActivityIndicator()
        interactor.fetchArticles()
    }

    /// Leads to the article.
    public func showDetails(for article: Article) {
        wireframe.presentDetails(for: article)
    }

    /// Asks the user what to sort by.
    public func didTapSort() {
        wireframe.presentSortOptions { [weak self] in self?.sort(by: $0) }
    }
}

extension ArticlesPresenter: ArticlesInteractorOutput {
    /// Shows the articles, or that there are none.
    public func articlesFetched(_ articles: [Article]) {
        self.articles = articles
        view?.hideActivityIndicator()
        if articles.isEmpty {
            view?.showNoContentScreen()
        } else {
            showArticles()
        }
    }

    /// Shows the failure, and keeps the articles.
    public func articlesFetchFailed() {
        view?.hideActivityIndicator()
        view?.showFetchFailure()
    }
}
