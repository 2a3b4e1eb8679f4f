import SpyGenerator
import Testing

/// Attributes of closures that symbol graphs leave out.
@Suite struct UnprintedClosureTests {
    @Test func `What the compiler does not print of a closure is named`() throws {
        let text = """
            public typealias Work = @isolated(any) () -> Void
            public typealias Here = nonisolated(nonsending) () async -> Void
            public protocol Isolated { func run(_ work: @escaping @isolated(any) () -> Void) }
            public protocol Aliased { func run(_ work: [Work]) }
            public protocol Returned { func work() -> (@isolated(any) () async -> Void)? }
            public protocol Direct { func run(_ work: nonisolated(nonsending) () async -> Void) async }
            public protocol Unreadable { func run(_ work: Here) async }
            public protocol Kept { func run(_ work: @escaping Here) }
            """
        try Compiler.use { compiler in
            let (spies, problems) = SpyGenerator(graphs: try compiler.graphs(of: text)).spies(of: "Sample")
            #expect(spies.map(\.name) == ["KeptSpy"])
            #expect(
                problems.map(\.description) == [
                    "Sample.swift:3: no spy for Isolated.run(_:): the compiler does not tell what is @isolated(any)",
                    "Sample.swift:4: no spy for Aliased.run(_:): the compiler does not tell what is @isolated(any)",
                    "Sample.swift:5: no spy for Returned.work(): the compiler does not tell what is @isolated(any)",
                    "Sample.swift:6: no spy for Direct.run(_:): the compiler does not tell what is nonisolated(nonsending)",
                    "Sample.swift:7: no spy for Unreadable.run(_:): the compiler does not tell what Here stands for",
                ]
            )
        }
    }

    @Test func `Closures of a module whose functions run where they are called say so`() throws {
        let text = """
            public protocol Runner {
                func run(_ work: @escaping (Int) async -> Void, then: (@Sendable () async throws -> Int)?) async
                func then(_ done: @escaping () -> Void) async
            }
            public protocol Mixed { func run(_ work: () async -> Void, then: @concurrent () async -> Void) async }
            """
        try Compiler.use { compiler in
            let flags = ["-enable-upcoming-feature", "NonisolatedNonsendingByDefault"]
            let graphs = try compiler.graphs(of: text, flags: flags)
            let (spies, problems) = SpyGenerator(graphs: graphs).spies(of: "Sample")
            let spy = try #require(spies.first).text
            #expect(spy.contains("_ work: nonisolated(nonsending) @escaping (Int) async -> Void,"))
            #expect(spy.contains("then: (nonisolated(nonsending) @Sendable () async throws -> Int)?\n"))
            #expect(spy.contains("func then(_ done: @escaping () -> Void) async {"))
            #expect(
                problems.map(\.description) == [
                    "Sample.swift:5: no spy for Mixed.run(_:then:): the compiler does not tell what is "
                        + "nonisolated(nonsending)"
                ]
            )
        }
    }
}
