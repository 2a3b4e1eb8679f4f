public import Foundation

/// An error because a file was not written by a store of to-do items, or is damaged.
public struct DamagedTodoFile: Error, CustomStringConvertible {
    /// The file.
    public let file: URL
    /// The first line that cannot be read, counted from one.
    public let line: Int

    /// Which file it is, and where it cannot be read.
    public var description: String {
        "\(file.path) is no file of to-do items, or it is damaged: line \(line) cannot be read."
    }
}
