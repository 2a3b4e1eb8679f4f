import ArticlesSpecs
import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// An articles service made of exchangeable parts, each correct until a witness replaces it.
@MainActor
final class FaultyArticlesService: ArticlesService {
    typealias Part = FaultyArticlesService
    typealias Loaded = (data: Data, response: HTTPURLResponse)

    let address: URL
    var timeLimit: Duration
    var method = "GET"
    var session = URLSession(configuration: .ephemeral)

    var fetch: (Part) async throws -> [Article] = { try await $0.fetch() }
    /// How a request is sent.
    var load: (Part) async throws -> Loaded = { part in try await part.loadInTime() }
    /// What becomes of the address.
    var edit: (String) -> Substring = { $0[...] }
    /// Whether a status promises articles.
    var accepts: (Int) -> Bool = { $0 == 200 }
    /// What is in a body.
    var read: (Loaded) throws -> [Article] = { try Part.articles(in: $0.data) }
    /// What is thrown.
    var name: (Part, any Error) -> any Error = { ArticlesServiceError(Part.reason($1), address: $0.address) }

    init(_ fixture: ArticlesServiceFixture, _ replace: (FaultyArticlesService) -> Void) {
        address = fixture.address
        timeLimit = fixture.timeLimit
        replace(self)
    }

    deinit {
        // NB: no fetch is left, and to cancel would look at the tasks while the last of them ends on another thread.
        session.finishTasksAndInvalidate()
    }

    func fetchArticles() async throws -> [Article] { try await fetch(self) }

    func fetch() async throws -> [Article] {
        do {
            let loaded = try await load(self)
            guard accepts(loaded.response.statusCode) else {
                throw ArticlesServiceError(.status(loaded.response.statusCode), address: address)
            }
            return try read(loaded)
        } catch {
            throw name(self, error)
        }
    }

    /// Sends a request, and waits as long as it takes.
    func loadAnyTime(limit: TimeInterval = 3_600) async throws -> Loaded {
        let url = URL(string: String(edit(address.absoluteString))) ?? address
        var request = URLRequest(url: url, cachePolicy: .reloadIgnoringLocalCacheData, timeoutInterval: limit)
        request.httpMethod = method
        let (data, response) = try await session.data(for: request)
        guard let response = response as? HTTPURLResponse else { throw URLError(.badServerResponse) }
        return (data, response)
    }

    /// Sends a request, and waits until its time is over.
    func loadInTime() async throws -> Loaded {
        let work = Task { try await loadAnyTime() }
        let clock = Task { [timeLimit] in
            try await Task.sleep(for: timeLimit)
            work.cancel()
        }
        defer { clock.cancel() }
        do {
            return try await withTaskCancellationHandler {
                try await work.value
            } onCancel: {
                work.cancel()
            }
        } catch  where work.isCancelled && !Task.isCancelled {
            throw URLError(.timedOut)
        }
    }

    nonisolated static func articles(in data: Data) throws -> [Article] {
        try JSONDecoder().decode([Content].self, from: data).map(\.article)
    }

    nonisolated static func reason(_ error: any Error) -> ArticlesServiceError.Reason {
        switch error {
        case let error as ArticlesServiceError: error.reason
        case is DecodingError: .unreadable
        case is CancellationError: .cancelled
        case let error as URLError where error.code == .cancelled: .cancelled
        case let error as URLError where error.code == .timedOut: .timeLimit
        default: .connection
        }
    }

    /// An article as the server sends it.
    struct Content: Decodable {
        let date, title, website, authors, content, image: String?

        var article: Article {
            Article(date: date, title: title, website: website, authors: authors, content: content, imageURL: image)
        }
    }
}

/// Refuses to go elsewhere, and is kept by its session.
final class SessionKeeper: NSObject, URLSessionTaskDelegate {
    let kept: FaultyArticlesService?

    init(keeping kept: FaultyArticlesService?) {
        self.kept = kept
    }

    func urlSession(
        _ session: URLSession,
        task: URLSessionTask,
        willPerformHTTPRedirection response: HTTPURLResponse,
        newRequest request: URLRequest,
        completionHandler: @escaping @Sendable (URLRequest?) -> Void
    ) {
        completionHandler(kept == nil ? nil : request)
    }
}
