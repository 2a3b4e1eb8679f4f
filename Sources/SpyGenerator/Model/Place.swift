import Foundation

/// A line of a source file.
package struct Place: Equatable, Comparable, Sendable, CustomStringConvertible {
    package var path: String
    /// Counted from one.
    package var line: Int
    package var column: Int

    package var description: String {
        "\(URL(filePath: path).lastPathComponent):\(line)"
    }

    package static func < (left: Place, right: Place) -> Bool {
        (left.path, left.line, left.column) < (right.path, right.line, right.column)
    }
}

extension Place {
    package init?(_ location: Symbol.Location?) {
        guard let location else { return nil }
        let uri = location.uri
        // The compiler writes a path as it was given, so that a relative path's first folder looks like a host.
        let isWhole = uri.hasPrefix("file:///")
        let given = isWhole ? URL(string: uri)?.path(percentEncoded: false) : uri.removingPercentEncoding
        let path = String((given ?? uri).trimmingPrefix("file://"))
        self.init(path: path, line: location.position.line + 1, column: location.position.character)
    }
}
