import Foundation
import ToolSupport

extension NamingScheme {
    /// Returns the scheme that was named on the command line.
    ///
    /// - Parameter word: The name of a known scheme, or the path of a file.
    /// - Throws: A message for the user of the command.
    package static func chosen(_ word: String) throws -> NamingScheme {
        if let known = known.first(where: { $0.name == word }) { return known.scheme }
        let names = known.map(\.name).joined(separator: ", ")
        guard FileManager.default.fileExists(atPath: word) else {
            throw UsageError("--naming is \(names), or a file of your own, and there is no file “\(word)”.")
        }
        let text: String
        do {
            text = try String(contentsOfFile: word, encoding: .utf8)
        } catch {
            throw UsageError("--naming: \(word) cannot be read (\(error.systemReason)).")
        }
        return try NamingScheme(text: text, file: word)
    }
}
