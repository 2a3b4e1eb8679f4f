import ArticlesSpecs
import Foundation
import Proof

/// An articles presenter with replaceable parts, each correct until a witness replaces it.
@MainActor
final class FaultyArticlesPresenter: FaultyModule, ArticlesModuleInterface, ArticlesInteractorOutput {
    typealias Part = FaultyArticlesPresenter

    weak var view: (any ArticlesViewInterface)?
    let interactor: any ArticlesInteractorInput
    weak var wireframe: (any ArticlesWireframeInput)?
    let locale: Locale
    var articles: [Article] = []
    var order: ArticlesSortBy?
    var answers: [[Article]?] = []
    var updates = 0

    var update: (Part) -> Void = { part in
        part.busy()
        part.fetch()
    }
    var busy: () -> Void = {}
    var idle: (Part) -> Void = { part in part.tell { [weak part] in part?.view?.hideActivityIndicator() } }
    /// Handles an answer, apart from the indicator.
    var hear: (Part, [Article]?) -> Void = { part, articles in
        if let articles { part.keep(articles) }
        part.show(part, articles)
    }
    /// Shows an answer.
    var show: (Part, [Article]?) -> Void = { part, articles in
        guard let articles else { return part.fail(part) }
        if articles.isEmpty { part.empty(part) } else { part.list(part) }
    }
    var fail: (Part) -> Void = { part in part.tell { [weak part] in part?.view?.showFetchFailure() } }
    var empty: (Part) -> Void = { part in part.tell { [weak part] in part?.view?.showNoContentScreen() } }
    /// Shows the current articles in the current order.
    var list: (Part) -> Void = { part in part.list(part.sorted(part, part.articles)) }
    var sorted: (Part, [Article]) -> [Article] = { part, articles in
        part.order.map { part.sort(part, articles, $0) } ?? articles
    }
    var sort: (Part, [Article], ArticlesSortBy) -> [Article] = { $0.sort($1, $2) }
    /// Returns the text by which an article is sorted; dates are compared as days instead.
    var text: (Article, ArticlesSortBy) -> String? = { article, order in
        switch order {
        case .date, .title: article.title
        case .website: article.website
        case .author: article.authors?.components(separatedBy: ", ")[0]
        }
    }
    /// Whether a text sorts before another one.
    var precedes: (Part, String, String) -> Bool = {
        $1.compare($2, options: .caseInsensitive, range: nil, locale: $0.locale) == .orderedAscending
    }
    /// Parses the dates of articles.
    let formatter = DateFormatter()
    /// Asks the user for an order.
    var tapSort: (Part) -> Void = { part in
        part.wireframe?.presentSortOptions { [weak part] order in
            if let part { part.choose(part, order) }
        }
    }
    var choose: (Part, ArticlesSortBy) -> Void = { part, order in
        part.order = order
        if !part.articles.isEmpty { part.list(part) }
    }
    var open: (Part, Article) -> Void = { $0.wireframe?.presentDetails(for: $1) }

    init(_ fixture: ArticlesPresenterFixture, _ replace: (FaultyArticlesPresenter) -> Void) {
        view = fixture.view
        interactor = fixture.interactor
        wireframe = fixture.wireframe
        locale = fixture.locale
        super.init()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.dateFormat = "MM/dd/yyyy"
        busy = { [weak self] in self?.view?.showActivityIndicator() }
        replace(self)
    }

    func updateView() {
        updates += 1
        update(self)
    }

    func showDetails(for article: Article) { open(self, article) }

    func didTapSort() { tapSort(self) }

    func articlesFetched(_ articles: [Article]) { answer(articles) }

    func articlesFetchFailed() { answer(nil) }

    private func answer(_ articles: [Article]?) {
        answered()
        answers.append(articles)
        idle(self)
        hear(self, articles)
    }

    func fetch() {
        asking()
        interactor.fetchArticles()
    }

    func keep(_ articles: [Article]) { self.articles = articles }

    func list(_ articles: [Article]) { tell { [weak self] in self?.view?.showArticlesData(articles) } }

    func sort(_ articles: [Article], _ order: ArticlesSortBy) -> [Article] {
        if order == .date { return sort(articles, { self.day($0) }) { $0 < $1 } }
        return sort(articles, { self.text($0, order) }) { self.precedes(self, $0, $1) }
    }

    /// Returns the day of an article.
    func day(_ article: Article) -> Date? { article.date.flatMap(formatter.date) }

    /// Sorts articles by a key, and puts those without one at the end.
    func sort<Key>(
        _ articles: [Article],
        _ key: (Article) -> Key?,
        _ precedes: (Key, Key) -> Bool
    ) -> [Article] {
        let known = articles.compactMap { article in key(article).map { (article: article, key: $0) } }
        return known.sorted { precedes($0.key, $1.key) }.map(\.article) + articles.filter { key($0) == nil }
    }

    override func askAgain() { fetch() }

    override var hasListener: Bool { view != nil }
}
