/// The changes that were made to a folder of spies.
public struct FolderChanges: Equatable, Sendable {
    /// A person's additions to one spy, which now stand below another.
    public struct Move: Equatable, Sendable {
        /// The file that it stood in.
        public let from: String
        /// The file that it stands in now.
        public let to: String
    }

    /// The files that were written because their text was not up to date.
    public internal(set) var written: [String] = []
    /// The additions that moved along with a protocol.
    public internal(set) var moved: [Move] = []
    /// The leftovers that were removed.
    public internal(set) var removed: [String] = []
    /// The leftovers that are still there.
    public internal(set) var left: [FileDifference] = []
    /// A person's text that no file holds any more, by the file that held it.
    public internal(set) var lost: [String: String] = [:]
}
