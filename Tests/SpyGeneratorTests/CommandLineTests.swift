import Foundation
import Testing
import Transcripts

/// The exact transcripts of the tool: its arguments, its output and its exit status.
@Suite struct CommandLineTests {
    private static let shop = """
        public protocol Service {
            func price(of item: String) throws -> Int
        }
        @MainActor
        protocol CheckoutView: AnyObject {
            func show(_ price: Int)
        }
        """

    /// `VIPER_WRITE_TRANSCRIPTS=1` rewrites the transcripts from the tool's output; review the diff before you commit.
    private static let isWriting = ProcessInfo.processInfo.environment["VIPER_WRITE_TRANSCRIPTS"] != nil

    @Test(arguments: Transcript.names())
    func `The tool says what is written down`(name: String) throws {
        let transcript = try Transcript(name: name)
        try Compiler.use { compiler in
            _ = try compiler.graphs(of: Self.shop, module: "Shop")
            let replayed = try transcript.replayed(in: compiler.folder)
            if Self.isWriting {
                try Data(replayed.utf8).write(to: transcript.file)
            } else {
                #expect(replayed == transcript.text)
            }
        }
    }
}
