/// How bad something is.
public enum Severity: String, Sendable {
    /// The command goes on.
    case warning
    /// The command fails.
    case error

    /// A line that an editor understands; it counts columns from one.
    func line(_ text: String, at place: Place) -> String {
        "\(place.path):\(place.line):\(place.column + 1): \(rawValue): \(text)"
    }
}
