import ArticlesReference
import ArticlesSpecs
import Foundation

/// The reference modules of the articles, put on the stage of the laws.
enum ArticlesByHand {
    static let list = Module { stage in
        let view = ArticlesViewInterfaceSpy(log: stage.log)
        let service = ArticlesServiceMock(log: stage.log)
        let wireframe = ArticlesWireframeInputSpy(log: stage.log)
        let interactor = ArticlesInteractor(service: service)
        let presenter = ArticlesPresenter(interactor: interactor, wireframe: wireframe)
        interactor.output = presenter
        presenter.view = view
        stage.view(view)
        stage.wireframe(wireframe)
        stage.track(presenter, interactor)
        stage.request(
            service.fetchArticlesAnswers,
            gives: { number in ["B", "A"].map { Article(title: "\($0) \(number)") } },
            empty: [],
            fails: ArticlesServiceError(.timeLimit, address: URL(filePath: "/articles"))
        )
        stage.busy(from: ArticlesViewInterfaceSpy.Call.showActivityIndicator, until: .hideActivityIndicator)
        stage.oneOf(ArticlesViewInterfaceSpy.Call.showArticlesData([]), .showNoContentScreen)
        stage.event("view is updated", [.appears, .repeatable]) { presenter.updateView() }
        wireframe.presentSortOptions.give(.title)
        stage.event("sorts by title", .repeatable) { presenter.didTapSort() }
        stage.event("taps an article", .repeatable) { presenter.showDetails(for: Article(title: "A 1")) }
    }

    static let details = Module { stage in
        let view = DetailsViewInterfaceSpy(log: stage.log)
        let presenter = DetailsPresenter(article: Article(title: "A"))
        presenter.view = view
        stage.view(view)
        stage.track(presenter)
        stage.event("view is updated", [.appears, .repeatable]) { presenter.updateView() }
    }
}
