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
        let path = URL(string: location.uri)?.path(percentEncoded: false) ?? location.uri
        self.init(path: path, line: location.position.line + 1, column: location.position.character)
    }
}
