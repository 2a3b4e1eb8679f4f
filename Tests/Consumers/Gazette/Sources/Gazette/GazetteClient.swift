public import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// What keeps us from the stories.
public enum ClientError: Error, Equatable {
    case refused(code: Int)
    case garbled
    case unreachable
    case late
    case givenUp
}

/// Loads stories from a server, and calls back on the main actor, once.
@MainActor
public final class GazetteClient {
    private let url: URL
    private let limit: TimeInterval
    private let session = URLSession(configuration: .ephemeral)

    public init(url: URL, limit: TimeInterval) {
        self.url = url
        self.limit = limit
    }

    deinit {
        // NB: to cancel would look at the tasks while the last of them ends on another thread.
        session.finishTasksAndInvalidate()
    }

    /// Loads stories; what is returned gives up.
    @discardableResult
    public func load(
        _ done: @escaping @MainActor @Sendable (Result<[Story], ClientError>) -> Void
    ) -> @MainActor @Sendable () -> Void {
        let request = URLRequest(url: url, cachePolicy: .reloadIgnoringLocalCacheData, timeoutInterval: 600)
        var isDone = false
        let finish: @MainActor @Sendable (Result<[Story], ClientError>) -> Void = { result in
            guard !isDone else { return }
            isDone = true
            done(result)
        }
        let task = session.dataTask(with: request) { data, response, error in
            let result = Self.result(data, response, error)
            DispatchQueue.main.async { finish(result) }
        }
        task.resume()
        let end: @MainActor @Sendable (ClientError) -> Void = { error in
            task.cancel()
            finish(.failure(error))
        }
        DispatchQueue.main.asyncAfter(deadline: .now() + limit) { end(.late) }
        return { end(.givenUp) }
    }

    nonisolated private static func result(
        _ data: Data?,
        _ response: URLResponse?,
        _ error: (any Error)?
    ) -> Result<[Story], ClientError> {
        guard error == nil, let data, let response = response as? HTTPURLResponse else { return .failure(.unreachable) }
        guard response.statusCode == 200 else { return .failure(.refused(code: response.statusCode)) }
        return Result { try JSONDecoder().decode([Story].self, from: data) }.mapError { _ in .garbled }
    }
}
