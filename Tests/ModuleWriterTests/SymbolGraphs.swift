import Foundation
import SpyGenerator

/// What the toolchain's compiler knows about a text.
enum SymbolGraphs {
    struct NotCompiled: Error, CustomStringConvertible {
        let description: String
    }

    static func compiled(_ text: String, module: String, flags: [String]) throws -> [SymbolGraph] {
        let folder = FileManager.default.temporaryDirectory.appending(component: "module-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let path = folder.path(percentEncoded: false)
        try Data(text.utf8).write(to: folder.appending(component: "\(module).swift"))
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.currentDirectoryURL = folder
        process.arguments =
            [
                "swiftc", "-swift-version", "6", "-warnings-as-errors", "-module-name", module, "-emit-module",
                "-emit-symbol-graph", "-emit-symbol-graph-dir", path, "-symbol-graph-minimum-access-level", "internal",
                "\(module).swift",
            ] + flags
        let output = Pipe()
        process.standardOutput = output
        process.standardError = output
        try process.run()
        let said = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else {
            throw NotCompiled(description: String(decoding: said, as: UTF8.self))
        }
        let graph = folder.appending(component: "\(module).symbols.json")
        return [try JSONDecoder().decode(SymbolGraph.self, from: Data(contentsOf: graph))]
    }
}
