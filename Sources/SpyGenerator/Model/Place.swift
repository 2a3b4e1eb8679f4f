import Foundation

/// A line of a source file.
struct Place: Equatable, Comparable, Sendable, CustomStringConvertible {
    var path: String
    /// Counted from one.
    var line: Int
    var column: Int

    var description: String {
        "\(URL(filePath: path).lastPathComponent):\(line)"
    }

    static func < (left: Place, right: Place) -> Bool {
        (left.path, left.line, left.column) < (right.path, right.line, right.column)
    }
}

extension Place {
    init?(_ location: Symbol.Location?) {
        guard let location else { return nil }
        let uri = location.uri
        // NB: the compiler writes a path as it was given, even if that makes its first folder a host.
        let isWhole = uri.hasPrefix("file:///")
        let given = isWhole ? URL(string: uri)?.path(percentEncoded: false) : uri.removingPercentEncoding
        let path = String((given ?? uri).trimmingPrefix("file://"))
        self.init(path: path, line: location.position.line + 1, column: location.position.character)
    }
}
