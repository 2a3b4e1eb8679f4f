import Foundation

/// The expected texts of the generator, reviewed by people.
enum Golden {
    static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(component: "Golden")

    /// The protocols, as a module would declare them.
    static var protocols: String {
        get throws { try String(contentsOf: folder.appending(component: "Protocols.txt"), encoding: .utf8) }
    }

    /// Returns the expected text of a spy.
    static func spy(_ name: String) throws -> String {
        try String(contentsOf: folder.appending(component: "\(name).txt"), encoding: .utf8)
    }

    /// The names of all spies.
    static var names: [String] {
        let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path(percentEncoded: false))) ?? []
        return files.filter { $0 != "Protocols.txt" }.map { $0.replacing(".txt", with: "") }.sorted()
    }
}
