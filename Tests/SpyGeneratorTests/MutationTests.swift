import Foundation
import Testing

@testable import SpyGenerator

/// A changed protocol makes its spy stale, and the reported difference names the line.
@Suite struct MutationTests {
    private static let original = """
        public protocol Service {
            func load(id: Int)
            func save(name: String) -> Bool
            var count: Int { get }
        }
        """

    struct Mutation: CustomTestStringConvertible {
        let testDescription: String
        let from: String
        let to: String
        /// The line that the difference names.
        let line: Int
        /// The requirement that the difference names.
        let names: String
    }

    static let mutations = [
        Mutation(testDescription: "renamed", from: "load(id", to: "fetch(id", line: 2, names: "`fetch(id:)`"),
        Mutation(
            testDescription: "relabelled",
            from: "save(name",
            to: "save(title",
            line: 3,
            names: "`save(title:)`"
        ),
        Mutation(
            testDescription: "retyped",
            from: "name: String",
            to: "name: Int",
            line: 3,
            names: "`save(name:)`"
        ),
        Mutation(
            testDescription: "another result",
            from: "-> Bool",
            to: "-> Int",
            line: 3,
            names: "`save(name:)`"
        ),
        Mutation(testDescription: "async", from: "Int)", to: "Int) async", line: 2, names: "`load(id:)`"),
        Mutation(testDescription: "throwing", from: "Int)", to: "Int) throws", line: 2, names: "`load(id:)`"),
        Mutation(testDescription: "settable", from: "{ get }", to: "{ get set }", line: 4, names: "`count`"),
        Mutation(
            testDescription: "static",
            from: "func load",
            to: "static func load",
            line: 2,
            names: "`load(id:)`"
        ),
        Mutation(
            testDescription: "reordered",
            from: "    func load(id: Int)\n    func save(name: String) -> Bool\n",
            to: "    func save(name: String) -> Bool\n    func load(id: Int)\n",
            line: 2,
            names: "`save(name:)`"
        ),
        Mutation(
            testDescription: "added",
            from: "var count",
            to: "func close()\n    var count",
            line: 4,
            names: "`close()`"
        ),
        Mutation(
            testDescription: "removed",
            from: "    func load(id: Int)\n",
            to: "",
            line: 2,
            names: "`save(name:)`"
        ),
        Mutation(
            testDescription: "isolated",
            from: "public protocol",
            to: "@MainActor public protocol",
            line: 1,
            names: "Service in Sample"
        ),
    ]

    @Test(arguments: mutations)
    func `A changed protocol is noticed and named`(mutation: Mutation) throws {
        let mutated = Self.original.replacing(mutation.from, with: mutation.to)
        try #require(mutated != Self.original)
        try TemporaryFolder.use { folder in
            let spies = SpyFolder(path: folder.path)
            _ = try spies.write(files(of: Self.original))
            try #expect(spies.differences(from: files(of: Self.original)) == [])
            let differences = try spies.differences(from: files(of: mutated))
            #expect(differences.map(\.kind) == [.stale])
            let line = try #require(differences.first).line(.error)
            #expect(line.contains("/Sample.swift:\(mutation.line):"), "\(line)")
            #expect(line.contains(": error: ServiceSpy.swift is stale: \(mutation.names)"), "\(line)")
        }
    }

    @Test func `A comment or a space is no change`() throws {
        let mutated = Self.original.replacing("func load", with: "/// Loads.\n    func  load")
        try TemporaryFolder.use { folder in
            let spies = SpyFolder(path: folder.path)
            _ = try spies.write(files(of: Self.original))
            try #expect(spies.differences(from: files(of: mutated)) == [])
        }
    }

    private func files(of text: String) throws -> [OutputFile] {
        try Compiler.use { compiler in
            SpyGenerator(graphs: try compiler.graphs(of: text)).spies(of: "Sample").spies.map { OutputFile($0) }
        }
    }
}
