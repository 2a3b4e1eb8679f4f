/// How bad something is.
public enum Severity: String, Sendable {
    /// The command goes on.
    case warning
    /// The command fails.
    case error

    /// Returns a line that an editor understands; its columns count from one.
    func line(_ text: String, at place: Place) -> String {
        "\(place.path):\(place.line):\(place.column + 1): \(rawValue): \(text)"
    }
}
