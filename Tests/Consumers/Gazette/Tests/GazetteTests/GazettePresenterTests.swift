import ArticlesSpecs
import Gazette
import Testing

/// Our presenter renders what the kit's presenter shows.
@Suite struct GazettePresenterTests {
    @Test(arguments: ArticlesPresenterSpec.requirements)
    func conforms(to requirement: ArticlesPresenterSpec.Requirement) async throws {
        try await requirement.verify { fixture in
            let desk = AskedDesk(fixture.interactor)
            let presenter = GazettePresenter(
                screen: fixture.view,
                desk: desk,
                router: fixture.wireframe,
                language: fixture.locale
            )
            fixture.track(presenter)
            return DrivenPresenter(presenter: presenter, desk: desk)
        }
    }
}

/// Drives our presenter as the kit drives presenters.
@MainActor
private final class DrivenPresenter: ArticlesModuleInterface, ArticlesInteractorOutput {
    private let presenter: GazettePresenter
    private let desk: AskedDesk

    init(presenter: GazettePresenter, desk: AskedDesk) {
        self.presenter = presenter
        self.desk = desk
    }

    func updateView() { presenter.refresh() }

    func showDetails(for article: Article) { presenter.tapped(Story(article)) }

    func didTapSort() { presenter.tappedOrder() }

    func articlesFetched(_ articles: [Article]) { desk.answer(.success(articles.map(Story.init))) }

    func articlesFetchFailed() { desk.answer(.failure(NotFetched())) }
}

private struct NotFetched: Error {}

/// Asks the double of an interactor, and calls back what that is told to answer.
@MainActor
private final class AskedDesk: NewsDeskProtocol {
    private let interactor: any ArticlesInteractorInput
    private var waiting: [@MainActor @Sendable (Result<[Story], any Error>) -> Void] = []

    init(_ interactor: any ArticlesInteractorInput) {
        self.interactor = interactor
    }

    func latest(_ done: @escaping @MainActor @Sendable (Result<[Story], any Error>) -> Void) {
        waiting.append(done)
        interactor.fetchArticles()
    }

    func answer(_ result: Result<[Story], any Error>) {
        if !waiting.isEmpty { waiting.removeFirst()(result) }
    }
}
