import Foundation
import SpyGenerator
import Testing

@Suite struct GoldenTests {
    @Test(arguments: Golden.names)
    func `A spy reads as it was reviewed`(name: String) throws {
        let spies = try Self.spies.get()
        let spy = try #require(spies.first { $0.name == name })
        let expected = try Golden.spy(name)
        #expect(spy.text == expected)
    }

    @Test func `Each protocol has a reviewed spy`() throws {
        let names = try Self.spies.get().map(\.name)
        #expect(names == Golden.names)
        #expect(Golden.names.count >= 12)
    }

    @Test func `A spy of five members has at most sixty lines`() throws {
        for name in ["ArticlesViewSpy", "ArticlesStoreSpy"] {
            let lines = try Golden.spy(name).split(separator: "\n").filter { !$0.allSatisfy(\.isWhitespace) }
            #expect(lines.count <= 60, "\(name)")
        }
    }

    @Test func `What is written does not depend on the order in the symbol graph`() throws {
        try Compiler.use { compiler in
            let graphs = try compiler.graphs(of: Golden.protocols)
            let first = SpyGenerator(graphs: graphs).spies(of: "Sample").spies
            var generator = SystemRandomNumberGenerator()
            for _ in 0..<5 {
                let shuffled = try graphs.map { try $0.shuffled(using: &generator) }
                #expect(SpyGenerator(graphs: shuffled).spies(of: "Sample").spies.map(\.text) == first.map(\.text))
            }
        }
    }

    /// The spies of all cases, for which the compiler runs once.
    private static let spies = Result {
        try Compiler.use { compiler in
            SpyGenerator(graphs: try compiler.graphs(of: Golden.protocols))
                .spies(of: "Sample", options: SpyOptions(access: .public)).spies
        }
    }
}
