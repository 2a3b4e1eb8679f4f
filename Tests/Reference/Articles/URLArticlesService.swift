public import ArticlesContracts
public import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Fetches articles with a URL session.
@MainActor
public final class URLArticlesService: ArticlesService {
    private let address: URL
    private let timeLimit: Duration
    private let session = URLSession(configuration: .ephemeral)

    /// Creates a service.
    ///
    /// - Parameters:
    ///   - address: The address of the articles.
    ///   - timeLimit: How long a fetch may take.
    public init(address: URL, timeLimit: Duration = .seconds(30)) {
        self.address = address
        self.timeLimit = timeLimit
    }

    deinit {
        // No fetch is left; `invalidateAndCancel` would access the tasks while the last of them ends on another thread.
        session.finishTasksAndInvalidate()
    }

    /// Fetches and reads the articles.
    public func fetchArticles() async throws -> [Article] {
        let (data, response) = try await load()
        let status = (response as? HTTPURLResponse)?.statusCode ?? 0
        guard status == 200 else { throw ArticlesServiceError(.status(status), address: address) }
        guard let articles = await Self.articles(in: data) else {
            throw ArticlesServiceError(.unreadable, address: address)
        }
        return articles
    }

    /// Asks the server, and fails when the time limit is over.
    private func load() async throws -> (Data, URLResponse) {
        // The session's own time limit starts again with each byte that arrives.
        let request = URLRequest(url: address, cachePolicy: .reloadIgnoringLocalCacheData, timeoutInterval: 3_600)
        do {
            return try await withThrowingTaskGroup(of: (Data, URLResponse).self) { [session, timeLimit] group in
                defer { group.cancelAll() }
                group.addTask { try await session.data(for: request) }
                group.addTask {
                    try await Task.sleep(for: timeLimit)
                    throw URLError(.timedOut)
                }
                guard let first = try await group.next() else { throw CancellationError() }
                return first
            }
        } catch {
            throw ArticlesServiceError(Self.reason(of: error), address: address)
        }
    }

    private static func reason(of error: any Error) -> ArticlesServiceError.Reason {
        switch (error as? URLError)?.code {
        case .timedOut: .timeLimit
        case .cancelled: .cancelled
        case nil: error is CancellationError ? .cancelled : .connection
        default: .connection
        }
    }

    /// Reads articles off the main actor, since there may be many.
    nonisolated private static func articles(in data: Data) async -> [Article]? {
        try? JSONDecoder().decode([PublishedArticle].self, from: data).map(\.article)
    }
}

/// An article as the server sends it.
private struct PublishedArticle: Decodable {
    let date, title, website, authors, content, image: String?

    var article: Article {
        Article(date: date, title: title, website: website, authors: authors, content: content, imageURL: image)
    }
}
