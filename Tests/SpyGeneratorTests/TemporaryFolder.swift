import Foundation

/// A folder that is removed after use.
struct TemporaryFolder {
    let url: URL

    var path: String { url.path(percentEncoded: false) }

    var names: [String] {
        get throws { try FileManager.default.contentsOfDirectory(atPath: path).sorted() }
    }

    static func use(_ work: (TemporaryFolder) throws -> Void) throws {
        let url = FileManager.default.temporaryDirectory.appending(component: "folder-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: url) }
        try work(TemporaryFolder(url: url))
    }

    func read(_ name: String) throws -> String {
        try String(contentsOf: url.appending(component: name), encoding: .utf8)
    }

    func write(_ text: String, to name: String) throws {
        try Data(text.utf8).write(to: url.appending(component: name))
    }
}
