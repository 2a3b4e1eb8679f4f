/// What the articles interactor spec gives to an interactor: its service and its output.
///
/// ```swift
/// let interactor = OurInteractor(service: fixture.service)
/// interactor.output = fixture.output
/// ```
@MainActor
public struct ArticlesInteractorFixture: Fixture {
    /// The log that both doubles share.
    public let log: CallLog
    /// Watches the objects that have to go when the interactor goes.
    public let tracker: Tracker
    /// Gives the interactor its articles.
    public let service: ArticlesServiceMock
    /// Is told the articles or the failure; the interactor holds it weakly.
    public internal(set) var output: ArticlesInteractorOutputSpy

    init() {
        log = CallLog()
        tracker = Tracker()
        service = ArticlesServiceMock(log: log)
        output = ArticlesInteractorOutputSpy(log: log)
        service.fetchArticlesAnswers.hold()
    }

    /// The questions to the service, answered or not.
    var held: HeldAnswers<Void, [Article], any Error> { service.fetchArticlesAnswers.held }

    /// The articles that the output was told last; `nil` for a failure.
    var told: [Article]? {
        if case .articlesFetched(let articles) = output.calls.last { articles } else { nil }
    }
}
