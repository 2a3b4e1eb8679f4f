import Foundation
import ToolSupport

/// Runs the tests of the package in this folder, and has them record their verdicts.
struct TestRun {
    /// The folder that SwiftPM builds in.
    let build: String
    /// The filters of the tests to run; all tests if there are none.
    let filters: [String]

    /// The folder of the ledger, which contains only what this run writes.
    var ledger: String { folder.path(percentEncoded: false) }

    private var folder: URL {
        URL(filePath: build, directoryHint: .isDirectory).appending(component: "conformance-ledger")
    }

    /// Runs the tests, shows their output, and returns whether they passed.
    ///
    /// - Throws: ``Failure`` if they cannot be run or record no verdict.
    func run() throws -> Bool {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        // SwiftPM holds the package's lock while it runs a command plugin, and would wait for itself.
        process.arguments =
            ["swift", "test", "--ignore-lock", "--scratch-path", build] + filters.flatMap { ["--filter", $0] }
        process.environment = ProcessInfo.processInfo.environment.merging(["VIPER_LEDGER": ledger]) { $1 }
        // Both outputs go to the same place, so that their order is kept.
        process.standardError = FileHandle.standardOutput
        do {
            if FileManager.default.fileExists(atPath: ledger) { try FileManager.default.removeItem(at: folder) }
            try process.run()
        } catch {
            throw Failure("swift test cannot be run (\(error.systemReason)).")
        }
        process.waitUntilExit()
        Console.say("")
        guard FileManager.default.fileExists(atPath: ledger) else {
            throw Failure("The tests verified nothing: see what swift test says above.")
        }
        return process.terminationStatus == 0
    }
}
