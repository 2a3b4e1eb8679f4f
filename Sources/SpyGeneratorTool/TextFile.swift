import Foundation
import SpyGenerator
import ToolSupport

/// A file with its text.
struct TextFile {
    let name: String
    let text: String

    init(_ url: URL) throws {
        name = url.lastPathComponent
        do {
            text = try String(contentsOf: url, encoding: .utf8)
        } catch {
            throw Failure("\(url.path(percentEncoded: false)) cannot be read (\(error.systemReason)).")
        }
    }
}
