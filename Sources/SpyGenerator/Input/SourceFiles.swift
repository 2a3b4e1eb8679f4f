import Foundation
package import ToolSupport

/// The Swift files of a module, given individually or by their folders.
package struct SourceFiles {
    package let paths: [String]

    /// Finds the files that an option names.
    ///
    /// - Parameters:
    ///   - arguments: The arguments of the command.
    ///   - option: The option, whose values are files and folders.
    /// - Throws: ``UsageError`` if one does not exist.
    package init(_ arguments: Arguments, _ option: Option) throws {
        paths = try arguments.all(option.name).flatMap { path in
            var isFolder: ObjCBool = false
            guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
                throw UsageError("\(option.name): \(path) is not there.")
            }
            guard isFolder.boolValue else { return [path] }
            let names = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
            return names.filter(Self.isSource).sorted().map { "\(path)/\($0)" }
        }
    }

    /// Whether a compiler would take a file, and not a build folder or a backup.
    private static func isSource(_ path: String) -> Bool {
        path.hasSuffix(".swift") && !path.split(separator: "/").contains { $0.hasPrefix(".") }
    }
}
