import Foundation
import Testing

/// The rules between the rooms: arrows run from the specs to the spies to the contracts.
@Suite struct LayerTests {
    @Test func `Contracts import foundation and contracts only`() throws {
        try expectImports(of: "Sources/Contracts") { $0 == "Foundation" || $0.hasSuffix("Contracts") }
    }

    @Test func `Spies never import testing or specs`() throws {
        try expectImports(of: "Spies") { name in
            ["Combine", "Foundation", "VIPERSpies"].contains(name) || name.hasSuffix("Contracts")
        }
    }

    @Test func `Specs import testing and what stands above them`() throws {
        try expectImports(of: "Sources/Specs") { name in
            ["Darwin", "Dispatch", "Foundation", "Glibc", "Testing", "VIPERLedger", "VIPERStory"].contains(name)
                || ["Contracts", "Spies", "Specs"].contains { name.hasSuffix($0) }
        }
    }

    @Test func `The story needs nothing`() throws {
        try expectImports(of: "Sources/Story") { _ in false }
    }

    @Test func `Libraries hold no tests`() throws {
        // NB: what a new module is written from holds tests, but as text.
        for file in try swiftFiles(in: ["Sources", "Spies"]) where !file.path.contains("/Sources/ModuleWriter/") {
            let tests = lines(of: file).filter { $0.hasPrefix("@Test") || $0.hasPrefix("@Suite") }
            #expect(tests == [], "\(file.path): a test in a library runs in every consumer.")
        }
    }

    @Test func `No comment stands above an expectation`() throws {
        for file in try swiftFiles(in: ["Sources/Specs"]) {
            let lines = lines(of: file)
            let taken = zip(lines, lines.dropFirst()).filter { comment, line in
                comment.hasPrefix("//") && line.wholeMatch(of: /(try |await )*#(expect|require)\(.*/) != nil
            }
            #expect(taken.map(\.0) == [], "\(file.path): Swift Testing shows it to whoever reads the failure.")
        }
    }

    @Test func `Contracts hold no behaviour`() throws {
        for file in try swiftFiles(in: ["Sources/Contracts"]) {
            let behaviour = lines(of: file).filter { $0.contains("func ") && $0.hasSuffix("{") }
            #expect(behaviour == [], "\(file.path)")
        }
    }

    private func expectImports(of folder: String, allow isAllowed: (String) -> Bool) throws {
        for file in try swiftFiles(in: [folder]) {
            let imports = lines(of: file).compactMap { line -> String? in
                let words = line.split(separator: " ")
                guard let index = words.firstIndex(of: "import"), index <= 2, !line.hasPrefix("//") else { return nil }
                return words.last.map(String.init)
            }
            let wrong = imports.filter { !isAllowed($0) }
            #expect(wrong == [], "\(file.path)")
        }
    }

    private func lines(of file: URL) -> [String] {
        let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
        return text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    }

    private func swiftFiles(in folders: [String]) throws -> [URL] {
        let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..").standardizedFileURL
        let files = try folders.flatMap { folder in
            try FileManager.default.subpathsOfDirectory(atPath: root.appending(path: folder).path)
                .filter { $0.hasSuffix(".swift") }
                .map { root.appending(path: folder).appending(path: $0) }
        }
        try #require(!files.isEmpty, "There is nothing in \(folders), so nothing was checked.")
        return files
    }
}
