import Foundation
import ToolSupport

/// Writes new files, either all of them or none.
struct FileWriter {
    private var written: [URL] = []

    /// Writes files.
    ///
    /// - Parameter files: The files, none of which may exist yet.
    /// - Throws: ``Failure`` if one cannot be written; those that were written are removed again.
    static func write(_ files: [PlannedFile]) throws {
        var writer = FileWriter()
        for file in files {
            do {
                try writer.write(file)
            } catch {
                writer.takeBack()
                throw Failure("Nothing was written, since \(file.path) cannot be (\(error.systemReason)).")
            }
        }
    }

    private mutating func write(_ file: PlannedFile) throws {
        try makeFolder(URL(filePath: file.folder, directoryHint: .isDirectory))
        let url = URL(filePath: file.path)
        try Data(file.text.utf8).write(to: url, options: .withoutOverwriting)
        written.append(url)
    }

    private mutating func makeFolder(_ url: URL) throws {
        guard !FileManager.default.fileExists(atPath: url.path(percentEncoded: false)) else { return }
        try makeFolder(url.deletingLastPathComponent())
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: false)
        written.append(url)
    }

    private func takeBack() {
        for url in written.reversed() { try? FileManager.default.removeItem(at: url) }
    }
}
