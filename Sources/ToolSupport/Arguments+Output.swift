import Foundation

extension Arguments {
    /// Refuses a folder outside of the package, which is the only one that a plugin may write to.
    package func refuseOutputOutsideOfPackage() throws {
        guard let path = one("--output"), let package = one("--package") else { return }
        let (folder, root) = (Self.real(URL(filePath: path)), Self.real(URL(filePath: package)))
        guard folder.starts(with: root) else {
            throw UsageError("--output: \(path) is outside of the package, and only a folder in it is written to.")
        }
    }

    /// Returns the parts of a path, whose links are followed as far as it exists.
    private static func real(_ url: URL) -> [String] {
        var (url, rest) = (url.absoluteURL.standardizedFileURL, [] as [String])
        while !FileManager.default.fileExists(atPath: url.path(percentEncoded: false)), url.pathComponents.count > 1 {
            rest.insert(url.lastPathComponent, at: 0)
            url.deleteLastPathComponent()
        }
        return url.resolvingSymlinksInPath().pathComponents + rest
    }
}
