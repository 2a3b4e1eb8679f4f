import ArticlesSpecs
import Proof

/// An articles interactor with replaceable parts, each correct until a witness replaces it.
@MainActor
final class FaultyArticlesInteractor: FaultyModule, ArticlesInteractorInput {
    typealias Part = FaultyArticlesInteractor
    typealias Answer = Result<[Article], any Error>

    weak var output: (any ArticlesInteractorOutput)?
    let service: any ArticlesService
    var fetches = 0
    var task: Task<Void, Never>?
    var told: [[Article]?] = []
    /// Whether its deallocation cancels the last request.
    var isTidy = true

    var fetch: (Part) -> Void = { $0.ask() }
    /// Whether the answer to a question is used, given the question's number.
    var hears: (Part, Int, Answer) -> Bool = { part, number, _ in number == part.fetches }
    /// Changes the articles before the output is told.
    var edit: ([Article]) -> [Article] = { $0 }
    /// Tells the output.
    var handOn: (Part, [Article]?) -> Void = { $0.handOn($1) }

    init(_ fixture: ArticlesInteractorFixture, _ replace: (FaultyArticlesInteractor) -> Void) {
        output = fixture.output
        service = fixture.service
        super.init()
        replace(self)
    }

    deinit {
        if isTidy { task?.cancel() }
    }

    func fetchArticles() { fetch(self) }

    func ask() {
        fetches += 1
        asking()
        task = Task { [weak self, service, fetches] in
            let answer: Answer
            do { answer = .success(try await service.fetchArticles()) } catch { answer = .failure(error) }
            guard let self, hears(self, fetches, answer) else { return }
            answered()
            let articles = (try? answer.get()).map(edit)
            handOn(self, articles)
            told.append(articles)
        }
    }

    func handOn(_ articles: [Article]?) {
        tell { [weak self] in
            if let articles { self?.output?.articlesFetched(articles) } else { self?.output?.articlesFetchFailed() }
        }
    }

    override func askAgain() { ask() }

    override var hasListener: Bool { output != nil }
}
