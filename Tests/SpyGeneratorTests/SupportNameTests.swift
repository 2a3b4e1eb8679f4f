import Foundation
import SpyGenerator
import Testing

/// A module may have types with the same names as those of the kit that every spy uses.
@Suite struct SupportNameTests {
    @Test(arguments: ["5", "6"])
    func `Types with the names of the kit can be used by protocols`(mode: String) throws {
        let names = try Self.names
        let types = names.map { "public struct \($0): Sendable { public init() {} }" }
        let uses = names.map { "    func use(_ value: \($0)) async throws -> \($0)?" }
        try check((types + ["public protocol Using {"] + uses + ["}"]).joined(separator: "\n"), mode)
    }

    @Test(arguments: ["5", "6"])
    func `Protocols with the names of the kit have spies`(mode: String) throws {
        let protocols = try Self.names.map { name in
            "public protocol \(name) { func use(_ other: any \(name)) -> (any \(name))?; var count: Int { get } }"
        }
        try check(protocols.joined(separator: "\n"), mode)
    }

    private func check(_ text: String, _ mode: String) throws {
        try Compiler.use { compiler in
            try compiler.compileSupport()
            let (spies, problems) = SpyGenerator(graphs: try compiler.graphs(of: text)).spies(of: "Sample")
            #expect(problems == [])
            #expect(!spies.isEmpty)
            let files = Dictionary(uniqueKeysWithValues: spies.map { ($0.fileName, $0.text) })
            try compiler.check(files, languageMode: mode)
        }
    }

    /// The names of the public types of the spies' module.
    private static var names: [String] {
        get throws {
            let words = /^public (?:final class|struct|enum|actor|protocol) (\w+)/.anchorsMatchLineEndings()
            return try Compiler.supportFiles
                .flatMap { try String(contentsOf: $0, encoding: .utf8).matches(of: words).map { String($0.1) } }
                .sorted()
        }
    }
}
