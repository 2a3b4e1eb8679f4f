import Foundation
import ToolSupport

/// The Swift files of a module, given individually or by their folders.
package struct SourceFiles {
    package let paths: [String]

    package init(_ given: [String]) throws {
        paths = try given.flatMap { path in
            var isFolder: ObjCBool = false
            guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
                throw Failure("--source: \(path) is not there.")
            }
            guard isFolder.boolValue else { return [path] }
            let names = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
            return names.filter { $0.hasSuffix(".swift") }.sorted().map { "\(path)/\($0)" }
        }
    }
}
