public import ArticlesSpecs
import Foundation
public import Proof

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Faulty articles services.
public enum ArticlesServiceWitnesses {
    private static func fault(
        _ name: String,
        violates violations: Violations,
        within deadline: Duration? = nil,
        _ replace: @escaping @MainActor @Sendable (FaultyArticlesService) -> Void
    ) -> Witness<ArticlesServiceSpec> {
        Witness(name, violates: violations, within: deadline) { FaultyArticlesService($0, replace) }
    }

    /// All witnesses.
    public static let all: [Witness<ArticlesServiceSpec>] = [
        fault("capitalises titles", violates: [1, 3]) {
            let read = $0.read
            $0.read = { loaded in
                try read(loaded).map { article in
                    var article = article
                    article.title = article.title?.capitalized
                    return article
                }
            }
        },
        fault("expects all that an article can have", violates: [1, 2, 3, 4, 5, 13, 14]) {
            struct Whole: Decodable {
                let date, title, website, authors, content, image: String
            }
            $0.read = {
                _ = try JSONDecoder().decode([Whole].self, from: $0.data)
                return try FaultyArticlesService.articles(in: $0.data)
            }
        },
        fault("asks for the path alone", violates: [19]) { $0.edit = { $0.prefix { $0 != "?" } } },
        fault("takes each fetch for cancelled once one was", violates: [18]) {
            let name = $0.name
            var isCancelled = false
            $0.fetch = { part in
                if isCancelled { throw ArticlesServiceError(.cancelled, address: part.address) }
                return try await part.fetch()
            }
            $0.name = { part, error in
                if FaultyArticlesService.reason(error) == .cancelled { isCancelled = true }
                return name(part, error)
            }
        },
        fault("reads no more than a megabyte", violates: [3]) {
            $0.read = { try FaultyArticlesService.articles(in: $0.data.prefix(1_000_000)) }
        },
        fault("reads each piece for itself", violates: [3]) {
            $0.read = { loaded in
                let pieces = stride(from: 0, to: loaded.data.count, by: 16_384).map {
                    String(decoding: loaded.data.dropFirst($0).prefix(16_384), as: UTF8.self)
                }
                let isText = String(data: loaded.data, encoding: .utf8) != nil
                return try FaultyArticlesService.articles(in: isText ? Data(pieces.joined().utf8) : loaded.data)
            }
        },
        fault("reads a body as the head says", violates: [4]) {
            $0.read = { loaded in
                let isLatin = loaded.response.textEncodingName == "iso-8859-1"
                let text = String(data: loaded.data, encoding: .isoLatin1) ?? ""
                return try FaultyArticlesService.articles(in: isLatin ? Data(text.utf8) : loaded.data)
            }
        },
        fault("does not go where the articles are", violates: [5]) {
            $0.session = URLSession(
                configuration: .ephemeral,
                delegate: SessionKeeper(keeping: nil),
                delegateQueue: nil
            )
        },
        fault("reads no status", violates: [6, 14]) { $0.accepts = { _ in true } },
        fault("takes what is not its fault for good", violates: [6, 14]) { $0.accepts = { $0 < 500 } },
        fault("takes each status of a success for good", violates: [6]) { $0.accepts = { (200..<300).contains($0) } },
        fault("takes 304 for no news", violates: [6]) { part in
            part.fetch = { part in
                do { return try await part.fetch() } catch let error as ArticlesServiceError
                    where error.reason == .status(304)
                {
                    return []
                }
            }
        },
        fault("takes what it cannot read for no articles", violates: [7, 14]) {
            $0.read = { (try? FaultyArticlesService.articles(in: $0.data)) ?? [] }
        },
        fault("takes an empty body for no articles", violates: [7]) {
            $0.read = { $0.data.isEmpty ? [] : try FaultyArticlesService.articles(in: $0.data) }
        },
        fault("mends what is no text", violates: [7]) {
            $0.read = { try FaultyArticlesService.articles(in: Data(String(decoding: $0.data, as: UTF8.self).utf8)) }
        },
        fault("takes a lost connection for no articles", violates: [8, 9, 14]) {
            let load = $0.load
            $0.load = { part in
                do { return try await load(part) } catch let error as URLError
                    where ![.timedOut, .cancelled].contains(error.code)
                {
                    let good = HTTPURLResponse(url: part.address, statusCode: 200, httpVersion: nil, headerFields: nil)
                    guard let good else { throw error }
                    return (Data("[]".utf8), good)
                }
            }
        },
        fault("has one word for all that can happen", violates: [6, 7, 8, 9, 10, 11, 14]) {
            $0.name = { part, _ in ArticlesServiceError(.status(0), address: part.address) }
        },
        fault("hands on what the session throws", violates: [7, 8, 9, 10, 11, 14]) { $0.name = { $1 } },
        fault("does not say which address it asked", violates: [6, 7, 8, 9, 10, 11, 14]) {
            let name = $0.name
            $0.name = { part, error in
                var error = name(part, error) as? ArticlesServiceError
                error?.address = part.address.deletingLastPathComponent()
                return error ?? CancellationError()
            }
        },
        fault("takes a cancelled fetch for a lost connection", violates: [11]) {
            let name = $0.name
            $0.name = { part, error in
                let error = name(part, error) as? ArticlesServiceError
                let reason = error?.reason == .cancelled ? .connection : error?.reason
                return ArticlesServiceError(reason ?? .connection, address: part.address)
            }
        },
        fault("has no time limit", violates: [10]) {
            $0.load = { try await $0.loadAnyTime() }
        },
        fault("gives up after four fifths of its time", violates: [10]) { $0.timeLimit = $0.timeLimit * 4 / 5 },
        fault("posts", violates: [19]) { $0.method = "POST" },
        fault("begins its time limit anew with each byte", violates: [10]) {
            $0.load = { try await $0.loadAnyTime(limit: $0.timeLimit / .seconds(1)) }
        },
        fault("does not hear that it is cancelled", violates: [11], within: .milliseconds(500)) {
            $0.load = { part in try await Task { try await part.loadInTime() }.value }
        },
        fault("hangs up on nobody", violates: [12], within: .milliseconds(500)) {
            let load = $0.load
            $0.load = { part in
                let work = Task { try await load(part) }
                let (ended, end) = AsyncStream.makeStream(of: Void.self)
                Task {
                    _ = await work.result
                    end.finish()
                }
                for await _ in ended {}
                if Task.isCancelled { throw CancellationError() }
                return try await work.value
            }
        },
        fault("joins fetches that overlap", violates: [13]) {
            let fetch = $0.fetch
            var task: Task<[Article], any Error>?
            $0.fetch = { part in
                if let task { return try await task.value }
                let new = Task { try await fetch(part) }
                task = new
                defer { task = nil }
                return try await withTaskCancellationHandler {
                    try await new.value
                } onCancel: {
                    new.cancel()
                }
            }
        },
        fault("keeps its articles", violates: [9, 14]) {
            let fetch = $0.fetch
            var articles: [Article]?
            $0.fetch = { part in
                if let articles { return articles }
                articles = try await fetch(part)
                return articles ?? []
            }
        },
        fault("asks once more after each error of the server", violates: [14]) {
            let load = $0.load
            $0.load = { part in
                let loaded = try await load(part)
                return loaded.response.statusCode < 500 ? loaded : try await load(part)
            }
        },
        fault("asks once more if the connection breaks", violates: [14]) {
            let load = $0.load
            $0.load = { part in
                do { return try await load(part) } catch let error as URLError
                    where ![.timedOut, .cancelled].contains(error.code)
                { return try await load(part) }
            }
        },
        fault("knows no other head than “application/json”", violates: [1, 4]) {
            let read = $0.read
            $0.read = { [address = $0.address] loaded in
                let type = loaded.response.value(forHTTPHeaderField: "Content-Type")
                guard type == "application/json" else { throw ArticlesServiceError(.unreadable, address: address) }
                return try read(loaded)
            }
        },
        fault("has a time limit of its own life", violates: [10]) {
            let (load, birth) = ($0.load, ContinuousClock.now)
            $0.load = { part in
                if ContinuousClock.now - birth >= part.timeLimit { throw URLError(.timedOut) }
                return try await load(part)
            }
        },
        fault("makes one fetch after the other", violates: [17], within: .milliseconds(500)) {
            let fetch = $0.fetch
            var last: Task<[Article], any Error>?
            $0.fetch = { part in
                let new = Task { [last] in
                    _ = await last?.result
                    return try await fetch(part)
                }
                last = new
                return try await withTaskCancellationHandler {
                    try await new.value
                } onCancel: {
                    new.cancel()
                }
            }
        },
        fault("cancels all fetches with one", violates: [18]) {
            let (load, works) = ($0.load, Works())
            $0.load = { part in
                let work = Task { try await load(part) }
                works.all.append(work)
                return try await withTaskCancellationHandler {
                    try await work.value
                } onCancel: {
                    work.cancel()
                    Task { @MainActor in for work in works.all { work.cancel() } }
                }
            }
        },
        fault("is kept by its session", violates: [15]) {
            $0.session = URLSession(configuration: .ephemeral, delegate: SessionKeeper(keeping: $0), delegateQueue: nil)
        },
    ]
}

/// All requests of a service.
@MainActor
private final class Works {
    var all: [Task<FaultyArticlesService.Loaded, any Error>] = []
}
