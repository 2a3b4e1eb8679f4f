import Foundation
import Testing

@testable import ModuleWriter

/// What `Docs/NewModule.md` shows is what is written.
@Suite struct PageTests {
    private static let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..")
        .standardizedFileURL

    private static func read(_ path: String) throws -> String {
        try String(contentsOf: root.appending(path: path), encoding: .utf8)
    }

    /// The blocks of the page that begin with some words.
    private static func blocks(_ language: String) throws -> [String] {
        try read("Docs/NewModule.md").matches(of: /(?m)^```(\w*)\n((?s:.*?))^```$/)
            .filter { $0.1 == language }.map { String($0.2) }
    }

    @Test func `The code stands in the files`() throws {
        let module = NewModule(ModuleChoices(name: try ModuleName("Login"), importedModule: "Login"))
        let files = (module.sources + (try module.tests)).map(\.text)
        let blocks = try Self.blocks("swift").filter { !$0.hasPrefix("platforms:") }
        #expect(blocks.count == 2)
        for block in blocks { #expect(files.contains { $0.contains(block) }, "\(block)") }
    }

    @Test func `What is filled in stands in the patch`() throws {
        let patch = try Self.read("Tests/Consumers/NewModule/Patches/Login.patch")
        let blocks = try Self.blocks("diff")
        #expect(blocks.count == 2)
        for block in blocks { #expect(patch.contains(block), "\(block)") }
    }

    @Test func `What the command says stands in its transcript`() throws {
        let transcript = try Self.read("Tests/ModuleWriterTests/Transcripts/write.txt")
        let said = try #require(try Self.blocks("").first { $0.hasPrefix("$ swift") })
        let lines = said.split(separator: "\n", omittingEmptySubsequences: false).dropFirst().joined(separator: "\n")
        #expect(transcript.contains("$ module-writer Login\n\(lines)"))
    }

    @Test func `The failures are those of the first run`() throws {
        let expected = try Self.read("Tests/Consumers/NewModule/Expected.txt")
        let shown = try #require(try Self.blocks("").first { $0.hasPrefix("✘") })
        for match in shown.matches(of: /(LOGIN-\w+-01) must:.*\n↳ (.*)\n/) {
            #expect(expected.contains("\(match.1): \(match.2)\n"))
        }
        let module = NewModule(ModuleChoices(name: try ModuleName("Login"), importedModule: "Login"))
        for match in shown.matches(of: /must: (.*)\n/) {
            #expect(try module.tests.contains { $0.text.contains("\"\(match.1)\"") })
        }
    }

    @Test func `The names are those of the schemes`() throws {
        let page = try Self.read("Docs/NewModule.md")
        for role in Role.allCases {
            let names = NamingScheme.known.map { " | `\($0.scheme.name(of: role, in: "Login"))`" }.joined()
            #expect(page.contains("| `\(role)`\(names) |"))
        }
    }
}
