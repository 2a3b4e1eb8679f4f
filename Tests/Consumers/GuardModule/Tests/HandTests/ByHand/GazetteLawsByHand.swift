import ArticlesSpecs
import Foundation
import Gazette
import Testing

let gazetteByHand = Module { stage in
    let feed = ArticlesServiceMock(log: stage.log)
    let screen = ArticlesViewInterfaceSpy(log: stage.log)
    let router = ArticlesWireframeInputSpy(log: stage.log)
    let desk = NewsDesk(feed: feed)
    let presenter = GazettePresenter(screen: screen, desk: desk, router: router, language: .current)
    stage.view(screen)
    stage.wireframe(router)
    stage.track(presenter, desk)
    stage.request(
        feed.fetchArticlesAnswers,
        gives: { number in ["B", "A"].map { Article(title: "\($0) \(number)") } },
        empty: [],
        fails: ArticlesServiceError(.connection, address: .init(filePath: "/"))
    )
    stage.busy(from: ArticlesViewInterfaceSpy.Call.showActivityIndicator, until: .hideActivityIndicator)
    stage.oneOf(ArticlesViewInterfaceSpy.Call.showArticlesData([]), .showNoContentScreen)
    router.presentSortOptions.give(.title)
    stage.event("refreshes", [.appears, .repeatable]) { presenter.refresh() }
    stage.event("wants another order", .repeatable) { presenter.tappedOrder() }
    stage.event("taps a story", .repeatable) { presenter.tapped(Story(Article(title: "A 1"))) }
}

