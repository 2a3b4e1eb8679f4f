import Foundation
import Testing
import Transcripts

/// What the tool says, word for word: its arguments, what it prints and its status.
@Suite struct CommandLineTests {
    /// `VIPER_WRITE_TRANSCRIPTS=1` writes what the tool says now; read the difference before you commit it.
    private static let isWriting = ProcessInfo.processInfo.environment["VIPER_WRITE_TRANSCRIPTS"] != nil

    @Test(arguments: Transcript.names())
    func `The tool says what is written down`(name: String) throws {
        let transcript = try Transcript(name: name)
        let folder = FileManager.default.temporaryDirectory.appending(component: "package-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let replayed = try transcript.replayed(in: folder)
        if Self.isWriting {
            try Data(replayed.utf8).write(to: transcript.file)
        } else {
            #expect(replayed == transcript.text)
        }
    }
}
