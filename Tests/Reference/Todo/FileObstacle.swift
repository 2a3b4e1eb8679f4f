public import Foundation

/// Keeps a file from being written, as a full disk does: a directory takes its place for a while.
public struct FileObstacle: Sendable {
    private let file: URL
    private let refuge: URL

    /// Creates an obstacle that is not in the way yet.
    ///
    /// - Parameter file: The file that is not to be written.
    public init(to file: URL) {
        self.file = file
        refuge = file.appendingPathExtension("refuge")
    }

    /// Puts the directory in the place of the file, or where it is going to be.
    public func place() throws {
        if FileManager.default.fileExists(atPath: file.path) { try FileManager.default.moveItem(at: file, to: refuge) }
        try FileManager.default.createDirectory(at: file, withIntermediateDirectories: false)
    }

    /// Gives the file its place back.
    public func remove() throws {
        try FileManager.default.removeItem(at: file)
        guard FileManager.default.fileExists(atPath: refuge.path) else { return }
        try FileManager.default.moveItem(at: refuge, to: file)
    }
}
