/// What was changed in a folder of spies.
public struct FolderChanges: Equatable, Sendable {
    /// What a person had added to one spy stands below another now.
    public struct Move: Equatable, Sendable {
        /// The file that it stood in.
        public let from: String
        /// The file that it stands in now.
        public let to: String
    }

    /// The files that were not as they are now.
    public internal(set) var written: [String] = []
    /// The additions that moved along with a protocol.
    public internal(set) var moved: [Move] = []
    /// The leftovers that are gone.
    public internal(set) var removed: [String] = []
    /// The leftovers that are still there.
    public internal(set) var left: [FileDifference] = []
    /// What a person wrote and no file holds any more, by the file that held it.
    public internal(set) var lost: [String: String] = [:]
}
