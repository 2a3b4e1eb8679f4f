public import ArticlesContracts
public import VIPERContracts

/// Fetches articles, one fetch at a time.
@MainActor
public final class ArticlesInteractor: ArticlesInteractorInput, @MainActor InteractorRole {
    /// Receives the articles or the failure.
    public weak var output: (any ArticlesInteractorOutput)?

    private let service: any ArticlesService
    private var fetching: Task<Void, Never>?

    /// Creates an interactor.
    ///
    /// - Parameter service: Provides the articles.
    public init(service: any ArticlesService) {
        self.service = service
    }

    deinit {
        fetching?.cancel()
    }

    /// Asks the service, and tells the output unless a newer fetch has taken over.
    public func fetchArticles() {
        fetching?.cancel()
        fetching = Task { [weak self, service] in
            let articles = try? await service.fetchArticles()
            guard !Task.isCancelled else { return }
            self?.tell(articles)
        }
    }

    private func tell(_ articles: [Article]?) {
        if let articles {
            output?.articlesFetched(articles)
        } else {
            output?.articlesFetchFailed()
        }
    }
}
