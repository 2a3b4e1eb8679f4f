/// Files that a person wrote or changed would be overwritten.
public struct FolderError: Error, Equatable, CustomStringConvertible {
    /// The files.
    public let differences: [FileDifference]

    init(_ differences: [FileDifference]) {
        self.differences = differences
    }

    /// Names the files, and says what to do.
    public var description: String {
        let names = differences.map { "  \($0)" }.joined(separator: "\n")
        return "These files would be lost, so nothing was written; --force overwrites them:\n\(names)"
    }
}
