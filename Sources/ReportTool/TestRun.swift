import Foundation
import ToolSupport

/// Runs the tests of the package in this folder, which write down their verdicts.
struct TestRun {
    /// Where SwiftPM builds.
    let build: String
    /// Which tests to run; all of them if there is none.
    let filters: [String]

    /// The folder that the ledger goes to, which holds nothing but what this run writes.
    var ledger: String { folder.path(percentEncoded: false) }

    private var folder: URL {
        URL(filePath: build, directoryHint: .isDirectory).appending(component: "conformance-ledger")
    }

    /// Runs them and shows what they print; whether they passed.
    ///
    /// - Throws: ``Failure`` if they cannot be run or come to no verdict.
    func run() throws -> Bool {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        // NB: a command of a package runs while SwiftPM holds the package's lock, and would wait for itself.
        process.arguments =
            ["swift", "test", "--ignore-lock", "--scratch-path", build] + filters.flatMap { ["--filter", $0] }
        process.environment = ProcessInfo.processInfo.environment.merging(["VIPER_LEDGER": ledger]) { $1 }
        // NB: what stands on the standard error comes in the order in which it is said.
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
