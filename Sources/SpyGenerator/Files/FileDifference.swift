/// How a file differs from what it should be.
public struct FileDifference: Equatable, Sendable, CustomStringConvertible {
    /// The ways in which it can differ.
    public enum Kind: String, Sendable {
        /// It is not there.
        case missing
        /// What it is written from has changed since.
        case stale
        /// A person changed what was generated.
        case edited
        /// It was never generated.
        case foreign
        /// No protocol asks for it any more.
        case leftover
    }

    /// The name of the file.
    public let name: String
    /// In which way it differs.
    public let kind: Kind
    /// Where a person has to look.
    let place: Place
    /// What is wrong, as the end of a sentence that begins with the file.
    let detail: String

    /// The file and what is wrong with it.
    public var description: String { "\(name) \(detail)" }

    /// The difference as a line that an editor understands.
    ///
    /// - Parameter severity: How bad it is.
    /// - Returns: A line such as `/path/to/File.swift:1:1: error: ServiceSpy.swift is missing`.
    public func line(_ severity: Severity) -> String { severity.line(description, at: place) }
}
