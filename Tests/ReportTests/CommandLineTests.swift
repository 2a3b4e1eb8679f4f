import Foundation
import Testing
import Transcripts
import VIPERLedger

/// What the tool says, word for word: its arguments, what it prints and its status.
@Suite struct CommandLineTests {
    /// `VIPER_WRITE_TRANSCRIPTS=1` writes what the tool says now; read the difference before you commit it.
    private static let isWriting = ProcessInfo.processInfo.environment["VIPER_WRITE_TRANSCRIPTS"] != nil

    @Test(arguments: Transcript.names())
    func `The tool says what is written down`(name: String) throws {
        let transcript = try Transcript(name: name)
        let folder = FileManager.default.temporaryDirectory.appending(component: "report-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try write(Sample.entries, to: folder.appending(path: "ledger/1.jsonl"))
        try write([.sample("LAW-01"), .sample("LAW-02")], to: folder.appending(path: "green/1.jsonl"))
        try write(Sample.baseline, to: folder.appending(path: "earlier.jsonl"))
        try write([.sample("LAW-01"), .sample("LAW-02")], to: folder.appending(path: "broken/1.jsonl"), "{\"schema\"")
        try write([], to: folder.appending(path: "broken/2.jsonl"), "{\"schema\":2}\n")
        try FileManager.default.createDirectory(at: folder.appending(path: "empty"), withIntermediateDirectories: true)
        try writeStandIn(to: folder.appending(path: "bin/swift"))
        let replayed = try transcript.replayed(in: folder)
        if Self.isWriting {
            try Data(replayed.utf8).write(to: transcript.file)
        } else {
            #expect(replayed == transcript.text)
        }
    }

    /// Writes what stands for `swift`: it says how it was called, and its tests write down what `SAID` holds.
    private func writeStandIn(to file: URL) throws {
        let script = """
            #!/bin/sh
            echo "swift $*"
            [ -z "$SAID" ] || { mkdir -p "$VIPER_LEDGER" && cp "$SAID"/* "$VIPER_LEDGER"; }
            exit "$STATUS"
            """
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(script.utf8).write(to: file)
        let path = file.path(percentEncoded: false)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
    }

    private func write(_ entries: [LedgerEntry], to file: URL, _ rest: String = "") throws {
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        let text = try entries.reduce(into: Data()) { $0 += try $1.line } + Data(rest.utf8)
        try text.write(to: file)
    }
}
