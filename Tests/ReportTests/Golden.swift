import Foundation
import Testing

/// The texts that a report is to write, reviewed by people.
enum Golden {
    static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(component: "Golden")

    /// `VIPER_WRITE_GOLDEN=1` writes what is written now; read the difference before you commit it.
    private static let isWriting = ProcessInfo.processInfo.environment["VIPER_WRITE_GOLDEN"] != nil

    static func expect(_ text: String, in name: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
        let file = folder.appending(component: name)
        if isWriting { try Data(text.utf8).write(to: file) }
        let expected = try String(contentsOf: file, encoding: .utf8)
        #expect(text == expected, sourceLocation: sourceLocation)
    }
}
