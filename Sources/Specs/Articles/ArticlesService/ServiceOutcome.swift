import Foundation
import Testing

/// The result of a fetch.
enum ServiceOutcome: Hashable, CustomStringConvertible {
    case articles([ExactArticle])
    case failure(ArticlesServiceError)
    case otherError(String)

    /// Articles with titles and nothing else.
    static func titles(_ titles: String...) -> Self {
        .articles(titles.map { ExactArticle(Article(title: $0)) })
    }

    var description: String {
        switch self {
        case .articles(let articles): "\(articles.count) articles: \(articles)"
        case .failure(let error): "the error “\(error.reason)” from \(error.address.absoluteString)"
        case .otherError(let text): "the error \(text)"
        }
    }
}

extension Run<ArticlesServiceSpec> {
    /// Fetches, and waits for the result.
    func fetch() async throws -> ServiceOutcome {
        fixture.log.step("fetchArticles()")
        let outcome = await Self.outcome(of: try subject)
        fixture.log.note("The service gives \(PlainText.of(outcome, limit: 200)).")
        return outcome
    }

    /// Returns the result of a fetch.
    static func outcome(of service: any ArticlesService) async -> ServiceOutcome {
        do {
            return .articles(try await service.fetchArticles().map(ExactArticle.init))
        } catch let error as ArticlesServiceError {
            return .failure(error)
        } catch {
            return .otherError("\(error)")
        }
    }
}

extension Trial<ArticlesServiceSpec> {
    /// Fetches from a server that answers each request in the same way.
    func outcome(of answer: LoopbackAnswer) async throws -> (ServiceOutcome, at: URL) {
        let run = try await start(ArticlesServiceFixture { _ in answer })
        return (try await run.fetch(), run.address)
    }

    /// Fetches from a server that answers with a text as JSON.
    func outcome(of json: String) async throws -> ServiceOutcome { try await outcome(of: .answer(200, json)).0 }

    /// Fetches, and expects an error that says what happened to which address.
    func expect(
        _ reasons: ArticlesServiceError.Reason...,
        for answer: LoopbackAnswer,
        _ name: String
    ) async throws {
        let (outcome, address) = try await outcome(of: answer)
        let errors = reasons.map { ServiceOutcome.failure(ArticlesServiceError($0, address: address)) }
        let isNamed = errors.contains(outcome)
        #expect(isNamed, "The answer was \(name), and the service gave \(outcome); the address is \(address).")
    }
}
