import Foundation

/// A folder that spies are written to.
public struct SpyFolder {
    private let folder: URL

    /// Creates a folder, which need not be there yet.
    ///
    /// - Parameter path: The path of the folder.
    public init(path: String) {
        folder = URL(filePath: path, directoryHint: .isDirectory).standardizedFileURL
    }

    /// What differs between the folder and what it should hold.
    ///
    /// - Parameters:
    ///   - files: The files that the folder should hold.
    ///   - modules: Modules of which the folder should hold no other spies.
    /// - Returns: The differences, by name of file.
    /// - Throws: An error of the file system.
    public func differences(from files: [OutputFile], completeFor modules: Set<String> = []) throws -> [FileDifference]
    {
        var differences: [FileDifference] = []
        for file in files {
            if let difference = try difference(from: file) { differences.append(difference) }
        }
        let names = Set(files.map(\.name))
        for name in try existingNames() where !names.contains(name) {
            guard let text = try text(of: name), let file = SpyFile(text),
                modules.contains(where: { file.origin.hasSuffix(" in \($0)") })
            else { continue }
            differences.append(
                FileDifference(name: name, kind: .leftover, detail: "\(file.origin) has no spy any more")
            )
        }
        return differences.sorted { $0.name < $1.name }
    }

    /// Writes files, all of them or none; what a person added is kept.
    ///
    /// - Parameters:
    ///   - files: The files to write.
    ///   - isForced: Whether files that a person wrote or changed are overwritten.
    /// - Returns: The names of the files that were not as they are now.
    /// - Throws: ``FolderError`` if a file would be lost; an error of the file system.
    public func write(_ files: [OutputFile], isForced: Bool) throws -> [String] {
        let differences = try differences(from: files)
        let lost = differences.filter { $0.kind == .edited || $0.kind == .foreign }
        if !isForced, !lost.isEmpty { throw FolderError(lost) }
        let changed = Set(differences.map(\.name))
        let merged = try files.filter { changed.contains($0.name) }.map(merged)
        try Replacement(folder).replace(merged)
        return merged.map(\.name)
    }

    // MARK: Files

    private func difference(from file: OutputFile) throws -> FileDifference? {
        guard let old = try text(of: file.name) else {
            return FileDifference(name: file.name, kind: .missing, detail: file.origin)
        }
        guard old != file.text else { return nil }
        guard file.isSpy else { return FileDifference(name: file.name, kind: .stale, detail: file.origin) }
        guard let oldSpy = SpyFile(old), let newSpy = SpyFile(file.text) else {
            return FileDifference(name: file.name, kind: .foreign, detail: "it was not generated")
        }
        if oldSpy.isEdited { return FileDifference(name: file.name, kind: .edited, detail: "a person changed it") }
        guard oldSpy.generated != newSpy.generated else { return nil }
        let detail = file.firstDifference(from: oldSpy.generated)
        return FileDifference(name: file.name, kind: .stale, detail: detail)
    }

    private func merged(_ file: OutputFile) throws -> OutputFile {
        guard file.isSpy, let old = try text(of: file.name).flatMap(SpyFile.init), let new = SpyFile(file.text) else {
            return file
        }
        return file.replacing(text: new.adding(old.additions).text)
    }

    private func text(of name: String) throws -> String? {
        let url = folder.appending(component: name)
        guard FileManager.default.fileExists(atPath: url.path(percentEncoded: false)) else { return nil }
        // NB: a checkout may have changed the ends of lines.
        return try String(contentsOf: url, encoding: .utf8).replacing("\r\n", with: "\n")
    }

    private func existingNames() throws -> [String] {
        guard FileManager.default.fileExists(atPath: folder.path(percentEncoded: false)) else { return [] }
        return try FileManager.default.contentsOfDirectory(atPath: folder.path(percentEncoded: false))
            .filter { $0.hasSuffix(".swift") }.sorted()
    }
}
