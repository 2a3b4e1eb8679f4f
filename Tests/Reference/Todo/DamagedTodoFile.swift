public import Foundation

/// A file is not one that a store of to-do items has written.
public struct DamagedTodoFile: Error, CustomStringConvertible {
    /// The file.
    public let file: URL
    /// The first line that cannot be read, from one on.
    public let line: Int

    /// Which file it is, and where it cannot be read.
    public var description: String {
        "\(file.path) is no file of to-do items, or it is damaged: line \(line) cannot be read."
    }
}
