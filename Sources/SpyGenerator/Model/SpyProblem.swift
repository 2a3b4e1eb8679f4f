/// The reason why there is no spy for a protocol, in one line.
public struct SpyProblem: Error, Equatable, CustomStringConvertible, Sendable {
    let place: Place?
    let requirement: String
    let reason: String

    /// The problem as a line that an editor understands.
    ///
    /// - Parameter severity: How bad it is.
    /// - Returns: A line such as `/path/to/File.swift:4:10: warning: no spy for Vault.take(): …`.
    public func line(_ severity: Severity) -> String {
        severity.line(text, at: place)
    }

    /// The ambiguous name, if the compiler says that a name means several types where the spy would be.
    public var ambiguousName: String? {
        CompilerMessage.ambiguousName(in: reason)
    }

    /// The file, the line, the requirement and the reason.
    public var description: String {
        let place = place.map { "\($0): " } ?? ""
        return "\(place)\(text)"
    }

    /// The requirement and the reason.
    package var text: String { "no spy for \(requirement): \(reason)" }
}
