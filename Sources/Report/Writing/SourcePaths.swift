import Foundation

/// Writes paths of sources as a person who stands in the folder of the package would, wherever they were compiled.
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

    /// The path, from the package's folder on if it is in there.
    package func shown(_ path: String) -> String {
        if let known = known[path] { return known }
        let shown = path.hasPrefix(root) ? String(path.dropFirst(root.count)) : found(path)
        known[path] = shown
        return shown
    }

    /// NB: a shard of another machine has the same sources in another folder.
    private func found(_ path: String) -> String {
        var rest = path[...]
        while let slash = rest.firstIndex(of: "/") {
            rest = rest[rest.index(after: slash)...]
            if !rest.isEmpty, exists(root + rest) { return String(rest) }
        }
        return path
    }
}
