/// How bad something is.
public enum Severity: String, Sendable {
    /// The command goes on.
    case warning
    /// The command fails.
    case error

    /// Returns a line that an editor understands if the place is known; its columns count from one.
    package func line(_ text: String, at place: Place?) -> String {
        (place.map { "\($0.path):\($0.line):\($0.column + 1): " } ?? "") + "\(rawValue): \(text)"
    }
}
