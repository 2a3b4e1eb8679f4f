import Foundation
import ToolSupport

/// The sources of the kit, from which support, contracts and ready spies are copied.
enum Kit {
    /// The folder of the kit's checkout: SwiftPM compiles the tool there, so that `#filePath` lies in it.
    private static let folder = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// The systems that have ready spies.
    static var systems: [String] {
        get throws {
            try names(in: "Spies").filter { !["Core", "Roles"].contains($0) && !$0.contains(".") }
        }
    }

    /// Returns the Swift files of a folder, without those in its subfolders.
    static func files(in path: String) throws -> [TextFile] {
        try names(in: path).filter { $0.hasSuffix(".swift") }
            .map { try TextFile(folder.appending(path: path).appending(component: $0)) }
    }

    private static func names(in path: String) throws -> [String] {
        let folder = folder.appending(path: path).path(percentEncoded: false)
        do {
            return try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
        } catch {
            throw Failure("The sources of the kit are not at \(folder) any more; build spy-generator again.")
        }
    }
}
