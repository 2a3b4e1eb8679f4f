import Foundation
import ToolSupport

/// A folder that spies are written to.
public struct SpyFolder {
    private let folder: URL

    /// Creates a folder, which need not exist yet.
    ///
    /// - Parameter path: The path of the folder.
    public init(path: String) {
        folder = URL(filePath: path, directoryHint: .isDirectory).standardizedFileURL
    }

    /// Compares the folder with what it should hold.
    ///
    /// - Parameters:
    ///   - files: The files that the folder should hold.
    ///   - declared: The protocols whose spies are all among the files; `nil` if there may be others.
    /// - Returns: The differences, by name of file.
    /// - Throws: ``FolderError`` if a file cannot be read.
    public func differences(
        from files: [OutputFile],
        declared: DeclaredProtocols? = nil
    ) throws -> [FileDifference] {
        let contents = try contents(files, declared)
        return (contents.differences + contents.leftovers.map { contents.difference($0) }).sorted { $0.name < $1.name }
    }

    /// Writes either all of the files or none, and keeps a person's additions.
    ///
    /// - Parameters:
    ///   - files: The files to write.
    ///   - declared: The protocols whose spies are all among the files; `nil` if there may be others.
    ///   - isForced: Whether files that a person wrote or changed are overwritten and removed.
    ///   - isPruning: Whether spies that no protocol asks for any more are removed.
    /// - Returns: What was changed.
    /// - Throws: ``FolderError`` if a file would be lost, or cannot be read or written.
    public func write(
        _ files: [OutputFile],
        declared: DeclaredProtocols? = nil,
        isForced: Bool = false,
        isPruning: Bool = false
    ) throws -> FolderChanges {
        let contents = try contents(files, declared)
        let endangered = contents.differences.filter { $0.kind == .edited || $0.kind == .foreign }
        if !isForced, !endangered.isEmpty { throw FolderError.lost(endangered) }
        let update = FolderUpdate(contents, isForced: isForced, isPruning: isPruning)
        try refuseLinks(update.files.map(\.name) + update.changes.removed)
        do {
            try Replacement.write(
                update.files.map { (folder.appending(component: $0.name), Data($0.text.utf8)) },
                removing: update.changes.removed.map { folder.appending(component: $0) },
                isOverwriting: true
            )
        } catch let failure as ReplacementFailure where failure.remaining.isEmpty {
            throw FolderError.inaccessible(path: path, reason: "cannot be written to (\(failure.reason))")
        } catch let failure as ReplacementFailure {
            throw FolderError.halfway(failure.description)
        }
        return update.changes
    }

    // MARK: Reading

    private var path: String {
        let path = folder.path(percentEncoded: false)
        return path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
    }

    /// Checks that the path is not that of a file.
    ///
    /// - Throws: ``FolderError`` if it is.
    public func refuseFile() throws { _ = try isThere() }

    /// Refuses to replace links, whose place a file would take while nobody sees that the linked file stays as it is.
    private func refuseLinks(_ names: [String]) throws {
        for name in names {
            let file = "\(path)/\(name)"
            guard let target = try? FileManager.default.destinationOfSymbolicLink(atPath: file) else { continue }
            throw FolderError.inaccessible(path: file, reason: "is a link to \(target): remove it, or write there")
        }
    }

    private func isThere() throws -> Bool {
        var isFolder: ObjCBool = false
        let exists = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
        guard !exists || isFolder.boolValue else {
            throw FolderError.inaccessible(path: path, reason: "is a file and no folder")
        }
        return exists
    }

    private func contents(_ files: [OutputFile], _ declared: DeclaredProtocols?) throws -> FolderContents {
        let exists = try isThere()
        let wanted = Set(files.map(\.name))
        var texts: [String: String] = [:]
        for name in exists ? try names() : [] where name.hasSuffix(".swift") {
            do {
                let text = try String(contentsOf: folder.appending(component: name), encoding: .utf8)
                // A checkout may have changed the line endings.
                texts[name] = text.replacing("\r\n", with: "\n")
            } catch  where wanted.contains(name) {
                throw FolderError.inaccessible(
                    path: "\(path)/\(name)",
                    reason: "cannot be read (\(error.systemReason))"
                )
            } catch {
                // Files that do not belong to the spies need not be readable.
            }
        }
        return FolderContents(folder: folder, wanted: files, declared: declared, texts: texts)
    }

    private func names() throws -> [String] {
        do {
            return try FileManager.default.contentsOfDirectory(atPath: path)
        } catch {
            throw FolderError.inaccessible(path: path, reason: "cannot be read (\(error.systemReason))")
        }
    }
}
