/// What the article details presenter spec gives to a presenter: its view, and the article that was tapped.
///
/// ```swift
/// let presenter = OurPresenter(article: fixture.article)
/// presenter.view = fixture.view
/// ```
@MainActor
public struct ArticleDetailsPresenterFixture: Fixture {
    /// The log of the view.
    public let log: CallLog
    /// Watches the objects that have to go when the presenter goes.
    public let tracker: Tracker
    /// Is told what to show; the presenter holds it weakly.
    public internal(set) var view: DetailsViewInterfaceSpy
    /// The article that the wireframe passes to the module.
    public let article: Article

    init(_ article: Article = Article(1, title: "Bees")) {
        log = CallLog()
        tracker = Tracker()
        view = DetailsViewInterfaceSpy(log: log)
        self.article = article
    }

    /// The articles that were shown.
    var shown: [ExactArticle] {
        view.calls.map {
            switch $0 {
            case .showArticleDetails(let article): ExactArticle(article)
            }
        }
    }
}
