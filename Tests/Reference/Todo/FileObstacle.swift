public import Foundation

/// Prevents a file from being written, like a full disk: for a while, a directory takes its place.
public struct FileObstacle: Sendable {
    private let file: URL
    private let refuge: URL

    /// Creates an obstacle that is not in place yet.
    ///
    /// - Parameter file: The file that should not be writable.
    public init(to file: URL) {
        self.file = file
        refuge = file.appendingPathExtension("refuge")
    }

    /// Puts the directory in the place of the file, which need not exist yet.
    public func place() throws {
        if FileManager.default.fileExists(atPath: file.path) { try FileManager.default.moveItem(at: file, to: refuge) }
        try FileManager.default.createDirectory(at: file, withIntermediateDirectories: false)
    }

    /// Puts the file back.
    public func remove() throws {
        try FileManager.default.removeItem(at: file)
        guard FileManager.default.fileExists(atPath: refuge.path) else { return }
        try FileManager.default.moveItem(at: refuge, to: file)
    }
}
