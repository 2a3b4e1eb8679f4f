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

    /// Puts the directory in the place of the file.
    public func place() throws {
        try FileManager.default.moveItem(at: file, to: refuge)
        try FileManager.default.createDirectory(at: file, withIntermediateDirectories: false)
    }

    /// Gives the file its place back.
    public func remove() throws {
        try FileManager.default.removeItem(at: file)
        try FileManager.default.moveItem(at: refuge, to: file)
    }
}
