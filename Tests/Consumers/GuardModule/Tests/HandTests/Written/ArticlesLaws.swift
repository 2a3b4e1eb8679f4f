import ArticlesContracts
@testable import References
import Testing
import VIPERSpecs

let articles = Module { stage in
    let service = ArticlesServiceSpy(log: stage.log)
    let wireframe = ArticlesWireframeInputSpy(log: stage.log)
    let view = ArticlesViewInterfaceSpy(log: stage.log)
    let interactor = ArticlesInteractor(service: service)
    let presenter = ArticlesPresenter(interactor: interactor, wireframe: wireframe)
    interactor.output = presenter
    presenter.view = view
    stage.wireframe(wireframe)
    stage.view(view)
    stage.track(interactor, presenter)
    stage.busy(from: ArticlesViewInterfaceSpy.Call.showActivityIndicator, until: .hideActivityIndicator)
    stage.oneOf(ArticlesViewInterfaceSpy.Call.showNoContentScreen, .showArticlesData([]))
    stage.request(
        service.fetchArticlesAnswers,
        gives: {
            [
                Article(
                    date: "date \($0)",
                    title: "title \($0)",
                    website: "website \($0)",
                    authors: "authors \($0)",
                    content: "content \($0)",
                    imageURL: "https://example.org/\($0)"
                )
            ]
        },
        empty: [],
        fails: Unavailable()
    )
    wireframe.presentSortOptions.give(ArticlesSortBy.date)
    stage.event("update view", [.appears, .repeatable]) { presenter.updateView() }
    stage.event("show details") {
        presenter.showDetails(
            for: Article(
                date: "date",
                title: "title",
                website: "website",
                authors: "authors",
                content: "content",
                imageURL: "https://example.org/"
            )
        )
    }
    stage.event("did tap sort") { presenter.didTapSort() }
}

/// What the doubles fail with.
private struct Unavailable: Error {}

@Suite struct ArticlesLaws {
    @Test(arguments: articles.laws)
    func obeys(_ law: Module.Law) async throws { try await law.verify() }
}
