public import ArticlesSpecs
import Foundation
public import Proof

/// Correct articles presenters that are built in an unusual way.
public enum ArticlesPresenterVariants {
    /// All variants.
    public static let all: [Variant<ArticlesPresenterSpec>] = [
        // Dates are sorted by their numbers, whether or not a calendar has such a day.
        Variant("shows the newest first, and ends its indicator last", except: [41]) { NewestFirstPresenter($0) },
        Variant("shows answers a turn later", except: [41]) { LatePresenter($0) },
        Variant("does one thing at a tick of a timer") { TickingArticlesPresenter($0) },
        Variant("offers a sort only for what is there, and opens one article at a time", except: [41]) {
            CautiousPresenter($0)
        },
    ]
}

/// Draws everything from one state.
@MainActor
private class NewestFirstPresenter: ArticlesModuleInterface, ArticlesInteractorOutput {
    private weak var view: (any ArticlesViewInterface)?
    private let interactor: any ArticlesInteractorInput
    private weak var wireframe: (any ArticlesWireframeInput)?
    private let locale: Locale
    private var order: ArticlesSortBy?
    private(set) var articles: [Article] = []

    init(_ fixture: ArticlesPresenterFixture) {
        view = fixture.view
        interactor = fixture.interactor
        wireframe = fixture.wireframe
        locale = fixture.locale
    }

    func updateView() {
        view?.showActivityIndicator()
        interactor.fetchArticles()
    }

    func showDetails(for article: Article) { wireframe?.presentDetails(for: article) }

    func didTapSort() {
        wireframe?.presentSortOptions { [weak self] order in
            self?.order = order
            self?.draw()
        }
    }

    func articlesFetched(_ articles: [Article]) {
        self.articles = articles
        if articles.isEmpty { view?.showNoContentScreen() } else { draw() }
        view?.hideActivityIndicator()
    }

    func articlesFetchFailed() {
        view?.showFetchFailure()
        view?.hideActivityIndicator()
    }

    private func draw() {
        if !articles.isEmpty { view?.showArticlesData(order.map(sorted) ?? articles) }
    }

    private func sorted(by order: ArticlesSortBy) -> [Article] {
        let known = articles.filter { key($0, order) != nil }
        let sorted = known.enumerated().sorted { one, other in
            let keys = (key(one.element, order) ?? "", key(other.element, order) ?? "")
            let result = keys.0.compare(keys.1, options: [.caseInsensitive, .numeric], range: nil, locale: locale)
            let wanted = order == .date ? ComparisonResult.orderedDescending : .orderedAscending
            return result == wanted || (result == .orderedSame && one.offset < other.offset)
        }
        return sorted.map(\.element) + articles.filter { key($0, order) == nil }
    }

    /// Returns a text that sorts like the value to sort by.
    private func key(_ article: Article, _ order: ArticlesSortBy) -> String? {
        switch order {
        case .title: return article.title
        case .website: return article.website
        case .author: return article.authors?.split(separator: ",").first.map(String.init)
        case .date:
            let parts = (article.date ?? "").split(separator: "/")
            return parts.count == 3 ? "\(parts[2])\(parts[0])\(parts[1])" : nil
        }
    }
}

/// Handles its answers in a task, one after another.
@MainActor
private final class LatePresenter: NewestFirstPresenter {
    private var last: Task<Void, Never>?

    override func articlesFetched(_ articles: [Article]) {
        hear { $0.articlesFetchedNow(articles) }
    }

    override func articlesFetchFailed() {
        hear { $0.articlesFetchFailedNow() }
    }

    private func articlesFetchedNow(_ articles: [Article]) { super.articlesFetched(articles) }

    private func articlesFetchFailedNow() { super.articlesFetchFailed() }

    private func hear(_ action: @escaping @MainActor (LatePresenter) -> Void) {
        last = Task { [weak self, last] in
            await last?.value
            if let self { action(self) }
        }
    }
}

/// Leaves only once until its view is updated again.
@MainActor
private final class CautiousPresenter: NewestFirstPresenter {
    private var hasLeft = false

    override func updateView() {
        hasLeft = false
        super.updateView()
    }

    override func showDetails(for article: Article) {
        guard !hasLeft else { return }
        hasLeft = true
        super.showDetails(for: article)
    }

    override func didTapSort() {
        if !articles.isEmpty { super.didTapSort() }
    }
}
