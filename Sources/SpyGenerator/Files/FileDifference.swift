/// How a file differs from what it should be.
public struct FileDifference: Equatable, Sendable, CustomStringConvertible {
    /// The kinds of difference.
    public enum Kind: String, Sendable {
        /// The file does not exist.
        case missing
        /// The declarations that it is generated from have changed since.
        case stale
        /// A person changed generated code.
        case edited
        /// The file was not generated.
        case foreign
        /// No protocol asks for the file any more.
        case leftover
    }

    /// The name of the file.
    public let name: String
    /// The kind of difference.
    public let kind: Kind
    /// The place that an editor should open.
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
