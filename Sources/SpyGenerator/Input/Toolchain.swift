import Foundation

/// The compiler, which knows the modules of the SDK.
struct Toolchain {
    /// Returns the symbol graphs of a module of the SDK; none if the compiler has none.
    func graphs(of module: String) throws -> [SymbolGraph] {
        let folder = FileManager.default.temporaryDirectory.appending(component: "graphs-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        var arguments = ["swift-symbolgraph-extract", "-module-name", module, "-minimum-access-level", "public"]
        arguments += ["-output-dir", folder.path(percentEncoded: false)] + (try target())
        guard try run(arguments) != nil else { return [] }
        return try GraphFolder(path: folder.path(percentEncoded: false)).graphs
    }

    /// The arguments that choose the system to extract for, and the SDK of that system.
    private func target() throws -> [String] {
        struct Info: Decodable {
            struct Target: Decodable { let triple: String }
            let target: Target
        }
        guard let text = try run(["swiftc", "-print-target-info"]) else { return [] }
        var arguments = ["-target", try JSONDecoder().decode(Info.self, from: text).target.triple]
        #if os(macOS)
            if let path = try run(["xcrun", "--show-sdk-path"]).flatMap({ String(bytes: $0, encoding: .utf8) }) {
                arguments += ["-sdk", String(path.prefix { $0 != "\n" })]
            }
        #endif
        return arguments
    }

    /// Returns what a command prints; `nil` if it fails.
    private func run(_ arguments: [String]) throws -> Data? {
        let process = Process()
        #if os(macOS)
            process.executableURL = URL(filePath: "/usr/bin/xcrun")
            process.arguments = arguments.first == "xcrun" ? Array(arguments.dropFirst()) : arguments
        #else
            process.executableURL = URL(filePath: "/usr/bin/env")
            process.arguments = arguments
        #endif
        let output = Pipe()
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.run()
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return process.terminationStatus == 0 ? data : nil
    }
}
