package import Foundation

/// What a person types into a terminal, and what they see: each line that begins with a dollar is a command.
///
/// A status other than zero stands in brackets below what the command prints.
package struct Transcript {
    /// Where the transcript is.
    package let file: URL
    /// What is written down.
    package let text: String

    /// The names of all transcripts in the folder beside a test.
    ///
    /// - Parameter test: The test's file; leave it out.
    package static func names(beside test: String = #filePath) -> [String] {
        let folder = folder(beside: test).path(percentEncoded: false)
        let files = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return files.filter { $0.hasSuffix(".txt") }.sorted()
    }

    /// Reads a transcript in the folder beside a test.
    ///
    /// - Parameters:
    ///   - name: The name of the transcript.
    ///   - test: The test's file; leave it out.
    package init(name: String, beside test: String = #filePath) throws {
        file = Self.folder(beside: test).appending(component: name)
        text = try String(contentsOf: file, encoding: .utf8)
    }

    private static func folder(beside test: String) -> URL {
        URL(filePath: test).deletingLastPathComponent().appending(component: "Transcripts")
    }

    /// What one sees who types the same commands in a folder, which is called `DIR` here.
    package func replayed(in folder: URL) throws -> String {
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
