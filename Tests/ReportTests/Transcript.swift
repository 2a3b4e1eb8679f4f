import Foundation

/// What a person types into a terminal, and what they see: each line that begins with a dollar is a command.
///
/// A status other than zero stands in brackets below what the command prints.
struct Transcript {
    static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(component: "Transcripts")

    let text: String

    /// The names of all transcripts.
    static var names: [String] {
        let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path(percentEncoded: false))) ?? []
        return files.filter { $0.hasSuffix(".txt") }.sorted()
    }

    /// Reads a transcript.
    init(name: String) throws {
        text = try String(contentsOf: Self.folder.appending(component: name), encoding: .utf8)
    }

    /// What one sees who types the same commands in a folder, which is called `DIR` here.
    func replayed(in folder: URL) throws -> String {
        var replayed = ""
        for line in text.split(separator: "\n") {
            if line.hasPrefix("# ") {
                replayed += "\(replayed.isEmpty ? "" : "\n")\(line)\n\n"
            } else if line.hasPrefix("$ ") {
                replayed += "\(line)\n" + (try seen(after: String(line.dropFirst(2)), in: folder))
            }
        }
        return replayed
    }

    private func seen(after command: String, in folder: URL) throws -> String {
        let process = Process()
        process.executableURL = URL(filePath: "/bin/sh")
        process.arguments = ["-c", command]
        process.currentDirectoryURL = folder
        process.environment = ProcessInfo.processInfo.environment.merging(["PATH": path]) { $1 }
        let output = Pipe()
        process.standardOutput = output
        process.standardError = output
        try process.run()
        let printed = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        let status = process.terminationStatus == 0 ? "" : "[\(process.terminationStatus)]\n"
        let path = folder.path(percentEncoded: false)
        // NB: on macOS, temporary folders are known by two names.
        return (printed + status).replacing("/private\(path)", with: "DIR").replacing(path, with: "DIR")
    }

    /// The tool stands beside the tests that are running.
    private var path: String {
        let bundle = CommandLine.arguments.first { $0.contains(".xctest") } ?? CommandLine.arguments[0]
        let tests = bundle.split(separator: "/", omittingEmptySubsequences: false).prefix { !$0.hasSuffix(".xctest") }
        let search = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
        return "\(URL(filePath: tests.joined(separator: "/")).path(percentEncoded: false)):\(search)"
    }
}
