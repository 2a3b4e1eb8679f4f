import Foundation

/// Shortens the paths of sources to those from the package's folder, wherever the sources were compiled.
package final class SourcePaths {
    private let root: String
    private let exists: (String) -> Bool
    private var known: [String: String] = [:]

    /// - Parameters:
    ///   - root: The folder of the package.
    ///   - exists: Whether there is a file at a path.
    package init(root: String, exists: @escaping (String) -> Bool = { FileManager.default.fileExists(atPath: $0) }) {
        self.root = root.hasSuffix("/") ? root : "\(root)/"
        self.exists = exists
    }

    /// Returns the path, relative to the package's folder if it is inside.
    package func shown(_ path: String) -> String {
        if let known = known[path] { return known }
        let shown = path.hasPrefix(root) ? String(path.dropFirst(root.count)) : found(path)
        known[path] = shown
        return shown
    }

    /// Returns the path in this package of a source that another machine compiled in another folder.
    private func found(_ path: String) -> String {
        var rest = path[...]
        while let slash = rest.firstIndex(of: "/") {
            rest = rest[rest.index(after: slash)...]
            if !rest.isEmpty, exists(root + rest) { return String(rest) }
        }
        return path
    }
}
