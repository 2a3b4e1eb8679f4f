import ArticlesSpecs
import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// An articles service with replaceable parts, each correct until a witness replaces it.
@MainActor
final class FaultyArticlesService: ArticlesService {
    typealias Part = FaultyArticlesService
    typealias Loaded = (data: Data, response: HTTPURLResponse)

    let address: URL
    var timeLimit: Duration
    var method = "GET"
    var session = URLSession(configuration: .ephemeral)

    var fetch: (Part) async throws -> [Article] = { try await $0.fetch() }
    /// Sends a request.
    var load: (Part) async throws -> Loaded = { part in try await part.loadInTime() }
    /// Changes the address before the request.
    var edit: (String) -> Substring = { $0[...] }
    /// Whether the body of an answer with this status is read.
    var accepts: (Int) -> Bool = { $0 == 200 }
    /// Returns the articles in an answer.
    var read: (Loaded) throws -> [Article] = { try Part.articles(in: $0.data) }
    /// Returns the error that is thrown for an underlying error.
    var name: (Part, any Error) -> any Error = { ArticlesServiceError(Part.reason($1), address: $0.address) }

    init(_ fixture: ArticlesServiceFixture, _ replace: (FaultyArticlesService) -> Void) {
        address = fixture.address
        timeLimit = fixture.timeLimit
        replace(self)
    }

    deinit {
        // No fetch is left; `invalidateAndCancel` would access the tasks while the last of them ends on another thread.
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

    /// Sends a request without the service's time limit.
    func loadAnyTime(limit: TimeInterval = 3_600) async throws -> Loaded {
        let url = URL(string: String(edit(address.absoluteString))) ?? address
        var request = URLRequest(url: url, cachePolicy: .reloadIgnoringLocalCacheData, timeoutInterval: limit)
        request.httpMethod = method
        let (data, response) = try await session.data(for: request)
        guard let response = response as? HTTPURLResponse else { throw URLError(.badServerResponse) }
        return (data, response)
    }

    /// Sends a request, and cancels it at the time limit.
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

    /// An article in the form in which the server sends it.
    struct Content: Decodable {
        let date, title, website, authors, content, image: String?

        var article: Article {
            Article(date: date, title: title, website: website, authors: authors, content: content, imageURL: image)
        }
    }
}

/// The delegate of a session, which refuses redirections unless it keeps a service alive.
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
