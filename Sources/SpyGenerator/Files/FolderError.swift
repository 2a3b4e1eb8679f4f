/// An error because of which a folder was not written to.
public enum FolderError: Error, Equatable, CustomStringConvertible {
    /// Files that a person wrote or changed would be lost.
    case lost([FileDifference])
    /// A file or the folder cannot be read or written.
    case inaccessible(path: String, reason: String)
    /// Files could neither be written nor restored, which the sentence explains.
    case halfway(String)

    /// What happened, in one sentence.
    public var description: String {
        switch self {
        case .lost(let differences):
            let files = differences.count == 1 ? "1 file" : "\(differences.count) files"
            return "Nothing was written, since \(files) would be lost."
        case .inaccessible(let path, let reason):
            return "Nothing was written, since \(path) \(reason)."
        case .halfway(let sentence):
            return sentence
        }
    }
}
