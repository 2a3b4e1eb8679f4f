import Foundation

/// A copy of what the reference modules are judged with, in which they have their mutants.
struct Mirror {
    let kit: URL
    let folder: URL

    private static let parts = [
        "Sources/Contracts", "Sources/Ledger", "Sources/Story", "Sources/Specs/Engine", "Sources/Specs/Laws",
        "Sources/Specs/Todo", "Spies",
        "Tests/Probes/Todo", "Tests/ConformanceTests/Todo/TodoSpecs+Reference.swift", "Tests/Mutants/Trial",
    ]

    /// What is left of the kit's targets, and the one that tries mutants.
    private static let rest = """

        let needed: Set = [
            "VIPERContracts", "TodoContracts", "VIPERSpies", "RoleSpies", "TodoSpies", "VIPERStory", "VIPERLedger",
            "VIPERSpecs", "TodoSpecs", "TodoReference", "TodoProbes", "LawReference",
        ]
        package.products = []
        package.targets.removeAll { !needed.contains($0.name) }
        package.targets.append(
            .testTarget(
                name: "MutantTests",
                dependencies: ["LawReference", "TodoProbes", "TodoReference", "TodoSpecs"],
                path: "Tests",
                sources: ["Mutants/Trial", "ConformanceTests"]
            )
        )

        """

    /// Copies what has changed since the last time, so that little is compiled anew.
    func prepare() throws {
        for part in Self.parts {
            for path in try swiftFiles(in: part) { try write(try text(of: path), to: path) }
        }
        // NB: what the kit has no longer would be compiled on and on.
        for path in FileManager.default.subpaths(atPath: folder.path) ?? []
        where path.hasSuffix(".swift") && !path.hasPrefix(".build/") && !path.hasSuffix("/Switch.swift") {
            if FileManager.default.fileExists(atPath: kit.appending(path: path).path) { continue }
            try FileManager.default.removeItem(at: folder.appending(path: path))
        }
        try write(text(of: "Package.swift") + Self.rest, to: "Package.swift")
    }

    /// The Swift sources in a folder of the kit, or the one that is named.
    func swiftFiles(in part: String) throws -> [String] {
        if part.hasSuffix(".swift") { return [part] }
        return try FileManager.default.subpathsOfDirectory(atPath: kit.appending(path: part).path)
            .filter { $0.hasSuffix(".swift") }.sorted().map { "\(part)/\($0)" }
    }

    func text(of path: String) throws -> String {
        try String(contentsOf: kit.appending(path: path), encoding: .utf8)
    }

    func write(_ text: String, to path: String) throws {
        let file = folder.appending(path: path)
        if (try? String(contentsOf: file, encoding: .utf8)) == text { return }
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try text.write(to: file, atomically: true, encoding: .utf8)
    }

    /// Compiles everything, or one target.
    ///
    /// - Returns: The errors, `nil` if there are none.
    func build(_ arguments: String...) async throws -> String? {
        let command = ["swift", "build", "--package-path", folder.path]
        let (status, text) = try await Command.run(command + arguments)
        if status == 0 { return nil }
        return text.split(separator: "\n").filter { $0.contains("error: ") }.joined(separator: "\n")
    }

    /// The compiled tests.
    func tests() async throws -> String {
        let command = ["swift", "build", "--package-path", folder.path, "--show-bin-path"]
        let place = try await Command.run(command).text.trimmingCharacters(in: .whitespacesAndNewlines)
        let bundle = "\(place)/viper-conformancePackageTests.xctest"
        let inside = "\(bundle)/Contents/MacOS/viper-conformancePackageTests"
        return FileManager.default.fileExists(atPath: inside) ? inside : bundle
    }
}
