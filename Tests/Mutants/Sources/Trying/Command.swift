import Foundation

/// A process and what it says.
enum Command {
    /// Runs a program until it ends or its time is over.
    ///
    /// - Parameters:
    ///   - arguments: The program and what it is told.
    ///   - settings: What is added to the environment.
    ///   - seconds: How long it may take.
    /// - Returns: Its status, `nil` if its time was over, and what it said.
    static func run(
        _ arguments: [String],
        with settings: [String: String] = [:],
        within seconds: Int = 3_600
    ) async throws -> (status: Int32?, text: String) {
        let log = FileManager.default.temporaryDirectory.appending(path: "mutants-\(UUID().uuidString)")
        try Data().write(to: log)
        defer { try? FileManager.default.removeItem(at: log) }
        let output = try FileHandle(forWritingTo: log)
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = arguments
        process.environment = ProcessInfo.processInfo.environment.merging(settings) { $1 }
        (process.standardOutput, process.standardError) = (output, output)
        let (ends, end) = AsyncStream.makeStream(of: Void.self)
        process.terminationHandler = { _ in end.finish() }
        try process.run()
        let number = process.processIdentifier
        let watch = Task {
            try await Task.sleep(for: .seconds(seconds))
            kill(number, SIGKILL)
            return true
        }
        for await _ in ends {}
        watch.cancel()
        let isOver = (try? await watch.value) ?? false
        try output.close()
        return (isOver ? nil : process.terminationStatus, try String(contentsOf: log, encoding: .utf8))
    }
}
