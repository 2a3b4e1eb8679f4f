public import ArticlesSpecs
public import Proof

/// Correct articles interactors that are built in an unusual way.
public enum ArticlesInteractorVariants {
    /// All variants.
    public static let all: [Variant<ArticlesInteractorSpec>] = [
        Variant("joins fetches that overlap") { JoiningInteractor(service: $0.service, output: $0.output) },
        Variant("works in an actor, and cancels nothing", except: [10]) {
            LibraryAdapter(ArticleLibrary(service: $0.service), output: $0.output)
        },
        Variant("reads its answers from a stream of requests") {
            StreamingInteractor(service: $0.service, output: $0.output)
        },
    ]
}

/// Asks only once for overlapping fetches.
@MainActor
private final class JoiningInteractor: ArticlesInteractorInput {
    private let service: any ArticlesService
    private weak var output: (any ArticlesInteractorOutput)?
    private var task: Task<Void, Never>?

    init(service: any ArticlesService, output: any ArticlesInteractorOutput) {
        self.service = service
        self.output = output
    }

    deinit {
        task?.cancel()
    }

    func fetchArticles() {
        guard task == nil else { return }
        task = Task { [weak self, service] in
            do {
                let articles = try await service.fetchArticles()
                self?.end { $0.articlesFetched(articles) }
            } catch {
                self?.end { $0.articlesFetchFailed() }
            }
        }
    }

    private func end(_ tell: (any ArticlesInteractorOutput) -> Void) {
        task = nil
        if let output { tell(output) }
    }
}

/// Counts its fetches off the main actor.
private actor ArticleLibrary {
    private let service: any ArticlesService
    private var newest = 0

    init(service: any ArticlesService) {
        self.service = service
    }

    /// Fetches the articles or the error; returns `nil` if a newer fetch has taken over.
    func fetch() async -> Result<[Article], any Error>? {
        newest += 1
        let number = newest
        let result: Result<[Article], any Error>
        do { result = .success(try await service.fetchArticles()) } catch { result = .failure(error) }
        return number == newest ? result : nil
    }
}

/// Makes an actor usable on the main actor.
@MainActor
private final class LibraryAdapter: ArticlesInteractorInput {
    private let library: ArticleLibrary
    private weak var output: (any ArticlesInteractorOutput)?

    init(_ library: ArticleLibrary, output: any ArticlesInteractorOutput) {
        self.library = library
        self.output = output
    }

    func fetchArticles() {
        Task { [weak self, library] in
            switch await library.fetch() {
            case .success(let articles): self?.output?.articlesFetched(articles)
            case .failure: self?.output?.articlesFetchFailed()
            case nil: break
            }
        }
    }
}

/// Has one task for its whole life, which starts a child task for the newest request.
@MainActor
private final class StreamingInteractor: ArticlesInteractorInput {
    private weak var output: (any ArticlesInteractorOutput)?
    private let requests: AsyncStream<Int>.Continuation
    private var newest = 0
    private var work: Task<Void, Never>?

    init(service: any ArticlesService, output: any ArticlesInteractorOutput) {
        self.output = output
        let (stream, requests) = AsyncStream.makeStream(of: Int.self)
        self.requests = requests
        work = Task { [weak self] in
            await withDiscardingTaskGroup { group in
                for await number in stream {
                    group.addTask { [weak self] in
                        let articles = try? await service.fetchArticles()
                        await self?.tell(articles, number)
                    }
                }
            }
        }
    }

    deinit {
        work?.cancel()
    }

    func fetchArticles() {
        newest += 1
        requests.yield(newest)
    }

    private func tell(_ articles: [Article]?, _ number: Int) {
        guard number == newest else { return }
        if let articles { output?.articlesFetched(articles) } else { output?.articlesFetchFailed() }
    }
}
