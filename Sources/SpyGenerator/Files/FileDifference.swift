/// How a file differs from what it should be.
public struct FileDifference: Equatable, Sendable, CustomStringConvertible {
    /// The ways in which it can differ.
    public enum Kind: String, Sendable {
        /// It is not there.
        case missing
        /// Its protocol has changed since.
        case stale
        /// A person changed what was generated.
        case edited
        /// It was never generated.
        case foreign
        /// Its protocol is gone.
        case leftover
    }

    /// The name of the file.
    public let name: String
    /// In which way it differs.
    public let kind: Kind
    /// What is known about it, in a few words.
    public let detail: String

    /// The way, the file and what is known about it.
    public var description: String { "\(kind.rawValue): \(name) (\(detail))" }
}
