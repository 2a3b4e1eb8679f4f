import Foundation
import SpyGenerator

/// Copies ready spies into another module.
struct CopyCommand {
    private let arguments: Arguments
    private let output: Output

    init(_ arguments: Arguments) throws {
        self.arguments = arguments
        output = try Output(arguments)
    }

    func run() throws -> Int32 {
        let folder = URL(filePath: try arguments.required("--from"), directoryHint: .isDirectory)
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path(percentEncoded: false))
            .filter { $0.hasSuffix(".swift") }.sorted()
        let roles = arguments.all("--role").map { $0.lowercased() }
        let chosen = names.filter { name in
            roles.isEmpty || roles.contains { name.lowercased().contains($0) }
        }
        for role in roles where !names.contains(where: { $0.lowercased().contains(role) }) {
            throw UsageError(
                "no spy in \(folder.lastPathComponent) has “\(role)” in its name: \(names.joined(separator: ", "))"
            )
        }
        var files = try chosen.map { name in
            let text = try String(contentsOf: folder.appending(component: name), encoding: .utf8)
            return OutputFile(name: name, text: text, origin: "\(folder.lastPathComponent)/\(name)")
        }
        if let support = try Support(arguments).file {
            files = files.map { $0.removing(imports: ["VIPERSpies"]) } + [support]
        }
        return try output.write(files, completeFor: [])
    }
}
