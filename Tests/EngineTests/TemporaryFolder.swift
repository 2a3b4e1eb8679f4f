import Foundation

/// Creates temporary folders.
enum TemporaryFolder {
    static func create() throws -> URL {
        let folder = FileManager.default.temporaryDirectory.appending(component: "ledger-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return folder
    }

    static func use(_ work: (URL) throws -> Void) throws {
        let folder = try create()
        defer { try? FileManager.default.removeItem(at: folder) }
        try work(folder)
    }
}
