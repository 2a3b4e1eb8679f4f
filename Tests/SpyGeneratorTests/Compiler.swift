import Foundation
import SpyGenerator

/// Runs the toolchain's compiler on texts.
struct Compiler {
    /// The temporary folder of this compiler's files.
    let folder: URL

    init() throws {
        folder = FileManager.default.temporaryDirectory.appending(component: "spies-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    /// Runs a closure with a compiler, and removes the compiler's files afterwards.
    static func use<Result>(_ work: (Compiler) throws -> Result) throws -> Result {
        let compiler = try Compiler()
        defer { try? FileManager.default.removeItem(at: compiler.folder) }
        return try work(compiler)
    }

    /// Returns the symbol graphs of a module with one file.
    func graphs(of text: String, module: String = "Sample", languageMode: String = "6", flags: [String] = []) throws
        -> [SymbolGraph]
    {
        let graphs = folder.appending(component: "graphs")
        try FileManager.default.createDirectory(at: graphs, withIntermediateDirectories: true)
        try run(
            flags + [
                "-swift-version", languageMode, "-module-name", module, "-emit-module", "-emit-module-path",
                path("\(module).swiftmodule"),
                "-emit-symbol-graph", "-emit-symbol-graph-dir", graphs.path(percentEncoded: false),
                "-symbol-graph-minimum-access-level", "internal", try write(text, to: "\(module).swift"),
            ]
        )
        return try FileManager.default.contentsOfDirectory(at: graphs, includingPropertiesForKeys: nil)
            .filter { $0.lastPathComponent.hasSuffix(".symbols.json") }
            .sorted { $0.lastPathComponent < $1.lastPathComponent }
            .map { try JSONDecoder().decode(SymbolGraph.self, from: Data(contentsOf: $0)) }
    }

    /// Compiles texts against the modules in the folder, and treats warnings as errors.
    ///
    /// It emits SIL, since type checking alone does not find values that must not be sent between actors.
    func check(_ texts: [String: String], languageMode: String) throws {
        let files = try texts.sorted { $0.key < $1.key }.map { try write($0.value, to: $0.key) }
        let output = ["-wmo", "-emit-sil", "-module-name", "Spies", "-o", path("Spies.sil")]
        try run(["-swift-version", languageMode, "-warnings-as-errors", "-I", path("")] + output + files)
    }

    /// Compiles a module from files.
    func compile(module: String, files: [String], languageMode: String = "6") throws {
        try run(
            ["-swift-version", languageMode, "-module-name", module, "-emit-module", "-emit-module-path"]
                + [path("\(module).swiftmodule"), "-parse-as-library"] + files
        )
    }

    /// Compiles the core spies, without those in `Roles`, which need the contracts.
    func compileSupport() throws {
        try compile(module: "VIPERSpies", files: Self.supportFiles.map { $0.path(percentEncoded: false) })
    }

    /// The files of the core spies.
    static var supportFiles: [URL] {
        get throws {
            let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Spies/Core")
                .standardizedFileURL
            return try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
                .filter { $0.pathExtension == "swift" }
                .sorted { $0.lastPathComponent < $1.lastPathComponent }
        }
    }

    // MARK: Files

    private func path(_ name: String) -> String {
        folder.appending(path: name).path(percentEncoded: false)
    }

    private func write(_ text: String, to name: String) throws -> String {
        try Data(text.utf8).write(to: folder.appending(component: name))
        return path(name)
    }

    private func run(_ arguments: [String]) throws {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = ["swiftc"] + arguments
        let output = Pipe()
        process.standardOutput = output
        process.standardError = output
        try process.run()
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        guard process.terminationStatus != 0 else { return }
        throw CompilerError(description: String(bytes: data, encoding: .utf8) ?? "")
    }
}
