import ArticlesReference
import ArticlesSpecs
import Foundation
import Testing

/// The server that services are proved against.
@Suite struct LoopbackServerTests {
    @Test func `Is heard on this machine alone, at a port of its own`() throws {
        let servers = try (1...3).map { _ in try LoopbackServer { _ in .silence } }
        #expect(Set(servers.map(\.address.host)) == ["127.0.0.1"])
        #expect(Set(servers.map(\.address.port)).count == 3)
    }

    @Test func `Answers as it is told, and remembers who asked`() async throws {
        let server = try LoopbackServer { .answer(200, #"[{"title": "\#($0)"}]"#) }
        let service = await URLArticlesService(address: server.address)
        for number in 1...3 {
            let articles = try await service.fetchArticles()
            #expect(articles == [Article(title: "\(number)")])
        }
        #expect(server.calls == Array(repeating: .get(LoopbackServer.target), count: 3))
    }

    @Test(arguments: [LoopbackAnswer.silence, .answer(200, body: Data(), length: 1_000).withoutEnd(trickling: true)])
    func `Is gone when nobody holds it, whoever waits for it`(_ answer: LoopbackAnswer) async throws {
        let (asked, ask) = AsyncStream.makeStream(of: Void.self)
        var server: LoopbackServer? = try LoopbackServer { _ in answer.after { ask.yield() } }
        let address = try #require(server?.address)
        let service = await URLArticlesService(address: address)
        let fetch = Task { try await service.fetchArticles() }
        for await _ in asked { break }
        server = nil
        let error = ArticlesServiceError(.connection, address: address)
        await #expect(throws: error) { try await fetch.value }
        await #expect(throws: error) { try await service.fetchArticles() }
    }
}
