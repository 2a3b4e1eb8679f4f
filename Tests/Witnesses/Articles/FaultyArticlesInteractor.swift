import ArticlesSpecs
import Proof

/// An articles interactor made of exchangeable parts, each correct until a witness replaces it.
@MainActor
final class FaultyArticlesInteractor: FaultyModule, ArticlesInteractorInput {
    typealias Part = FaultyArticlesInteractor
    typealias Answer = Result<[Article], any Error>

    weak var output: (any ArticlesInteractorOutput)?
    let service: any ArticlesService
    var fetches = 0
    var task: Task<Void, Never>?
    var told: [[Article]?] = []
    /// Whether its last request ends with it.
    var isTidy = true

    var fetch: (Part) -> Void = { $0.ask() }
    /// Whether an answer is heard, with the number of its question.
    var hears: (Part, Int, Answer) -> Bool = { part, number, _ in number == part.fetches }
    /// What becomes of the articles.
    var edit: ([Article]) -> [Article] = { $0 }
    /// How the output is told.
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
