import ArticlesSpecs
import Foundation
import Gazette
import Testing

/// Our client is asked by a real server what the kit's service is asked.
@Suite struct GazetteClientTests {
    @Test(arguments: ArticlesServiceSpec.requirements)
    func conforms(to requirement: ArticlesServiceSpec.Requirement) async throws {
        try await requirement.verify { fixture in
            let client = GazetteClient(url: fixture.address, limit: fixture.timeLimit / .seconds(1))
            fixture.track(client)
            return AwaitedClient(client, address: fixture.address)
        }
    }
}

/// Awaits our client, and says in the kit's words what it throws.
@MainActor
private final class AwaitedClient: ArticlesService {
    private let client: GazetteClient
    private let address: URL

    init(_ client: GazetteClient, address: URL) {
        self.client = client
        self.address = address
    }

    func fetchArticles() async throws -> [Article] {
        let (results, result) = AsyncStream.makeStream(of: Result<[Story], ClientError>.self)
        let giveUp = client.load { result.yield($0) }
        for await result in results {
            return try result.mapError { ArticlesServiceError(Self.reason(of: $0), address: address) }.get()
                .map(\.article)
        }
        giveUp()
        throw CancellationError()
    }

    private static func reason(of error: ClientError) -> ArticlesServiceError.Reason {
        switch error {
        case .refused(let code): .status(code)
        case .garbled: .unreadable
        case .unreachable: .connection
        case .late: .timeLimit
        case .givenUp: .cancelled
        }
    }
}
