public import ArticlesSpecs
import Foundation
public import Proof

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Correct articles services that are built in an unusual way.
public enum ArticlesServiceVariants {
    /// All variants.
    public static let all: [Variant<ArticlesServiceSpec>] = [
        Variant("is a value with a completion inside, and its own idea of cancellation") {
            CompletingService(address: $0.address, timeLimit: $0.timeLimit)
        },
        Variant("belongs to no actor, reads JSON by hand, and goes nowhere else", except: [5]) {
            ReadingService(address: $0.address, timeLimit: $0.timeLimit)
        },
    ]
}

/// Waits for a completion, with a timer of its own.
nonisolated private struct CompletingService: ArticlesService {
    let address: URL
    let timeLimit: Duration

    struct Content: Decodable {
        var date, title, website, authors, content, image: String?
    }

    func fetchArticles() async throws -> [Article] {
        let (data, status) = try await load()
        guard status == 200 else { throw ArticlesServiceError(.status(status), address: address) }
        guard let contents = try? JSONDecoder().decode([Content].self, from: data) else {
            throw ArticlesServiceError(.unreadable, address: address)
        }
        return contents.map {
            Article(
                date: $0.date,
                title: $0.title,
                website: $0.website,
                authors: $0.authors,
                content: $0.content,
                imageURL: $0.image
            )
        }
    }

    private func load() async throws -> (Data, Int) {
        let session = URLSession(configuration: .ephemeral)
        defer { session.finishTasksAndInvalidate() }
        let (answers, answer) = AsyncThrowingStream.makeStream(of: (Data, Int).self)
        let task = session.dataTask(with: URLRequest(url: address, timeoutInterval: 600)) {
            [address] data, response, error in
            let status = (response as? HTTPURLResponse)?.statusCode
            if let data, let status, error == nil {
                answer.yield((data, status))
            } else {
                answer.finish(throwing: ArticlesServiceError(.connection, address: address))
            }
        }
        let seconds = Double(timeLimit.components.seconds) + Double(timeLimit.components.attoseconds) / 1e18
        DispatchQueue.global().asyncAfter(deadline: .now() + seconds) { [address] in
            answer.finish(throwing: ArticlesServiceError(.timeLimit, address: address))
        }
        defer { task.cancel() }
        task.resume()
        for try await loaded in answers { return loaded }
        throw CancellationError()
    }
}

/// Works on any actor, and treats values that are no texts as missing.
nonisolated private final class ReadingService: ArticlesService {
    private let address: URL
    private let timeLimit: Duration
    private let session: URLSession

    init(address: URL, timeLimit: Duration) {
        self.address = address
        self.timeLimit = timeLimit
        session = URLSession(configuration: .default, delegate: Staying(), delegateQueue: nil)
    }

    deinit {
        // No fetch is left; `invalidateAndCancel` would access the tasks while the last of them ends on another thread.
        session.finishTasksAndInvalidate()
    }

    func fetchArticles() async throws -> [Article] {
        var request = URLRequest(url: address, timeoutInterval: 600)
        request.cachePolicy = .reloadIgnoringLocalAndRemoteCacheData
        let (data, response) = try await load(request)
        guard let status = (response as? HTTPURLResponse)?.statusCode, status == 200 else {
            throw ArticlesServiceError(.status((response as? HTTPURLResponse)?.statusCode ?? 0), address: address)
        }
        let json = String(data: data, encoding: .utf8).flatMap {
            try? JSONSerialization.jsonObject(with: Data($0.utf8))
        }
        guard let objects = json as? [[String: Any]] else {
            throw ArticlesServiceError(.unreadable, address: address)
        }
        return objects.map { object in
            func text(_ key: String) -> String? { object[key] as? String }
            return Article(
                date: text("date"),
                title: text("title"),
                website: text("website"),
                authors: text("authors"),
                content: text("content"),
                imageURL: text("image")
            )
        }
    }

    private func load(_ request: URLRequest) async throws -> (Data, URLResponse) {
        let work = Task { [session] in try await session.data(for: request) }
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
        } catch {
            let reason: ArticlesServiceError.Reason =
                Task.isCancelled ? .cancelled : work.isCancelled ? .timeLimit : .connection
            throw ArticlesServiceError(reason, address: address)
        }
    }
}

/// Refuses redirections.
private final class Staying: NSObject, URLSessionTaskDelegate {
    func urlSession(
        _ session: URLSession,
        task: URLSessionTask,
        willPerformHTTPRedirection response: HTTPURLResponse,
        newRequest request: URLRequest,
        completionHandler: @escaping @Sendable (URLRequest?) -> Void
    ) {
        completionHandler(nil)
    }
}
