import ArticlesReference
import ArticlesSpecs
import Proof

/// The surroundings of a presenter, which call it and are called one at a time, each at a tick.
@MainActor
final class TickingArticles: ArticlesViewInterface, ArticlesInteractorInput, ArticlesWireframeInput {
    private let metronome = Metronome()
    private weak var view: (any ArticlesViewInterface)?
    private let interactor: any ArticlesInteractorInput
    private let wireframe: any ArticlesWireframeInput

    init(_ fixture: ArticlesPresenterFixture) {
        (view, interactor, wireframe) = (fixture.view, fixture.interactor, fixture.wireframe)
    }

    func showArticlesData(_ articles: [Article]) { metronome.add { [weak view] in view?.showArticlesData(articles) } }

    func showNoContentScreen() { metronome.add { [weak view] in view?.showNoContentScreen() } }

    func showFetchFailure() { metronome.add { [weak view] in view?.showFetchFailure() } }

    func showActivityIndicator() { metronome.add { [weak view] in view?.showActivityIndicator() } }

    func hideActivityIndicator() { metronome.add { [weak view] in view?.hideActivityIndicator() } }

    func fetchArticles() { metronome.add { [interactor] in interactor.fetchArticles() } }

    func presentDetails(for article: Article) {
        metronome.add { [wireframe] in wireframe.presentDetails(for: article) }
    }

    func presentSortOptions(completion: @escaping @MainActor @Sendable (ArticlesSortBy) -> Void) {
        metronome.add { [wireframe] in wireframe.presentSortOptions(completion: completion) }
    }
}

/// Does one thing at each tick.
@MainActor
final class TickingArticlesPresenter: ArticlesModuleInterface, ArticlesInteractorOutput {
    private let surroundings: TickingArticles
    private let presenter: ArticlesPresenter

    init(_ fixture: ArticlesPresenterFixture) {
        surroundings = TickingArticles(fixture)
        presenter = ArticlesPresenter(interactor: surroundings, wireframe: surroundings, locale: fixture.locale)
        presenter.view = surroundings
    }

    func updateView() { presenter.updateView() }

    func showDetails(for article: Article) { presenter.showDetails(for: article) }

    func didTapSort() { presenter.didTapSort() }

    func articlesFetched(_ articles: [Article]) { presenter.articlesFetched(articles) }

    func articlesFetchFailed() { presenter.articlesFetchFailed() }
}
