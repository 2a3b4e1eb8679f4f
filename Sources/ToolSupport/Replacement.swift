package import Foundation

/// Writes and removes files: either all of them, or none.
///
/// A file is complete before it gets its name, so that nobody ever finds a part of it.
package struct Replacement {
    /// A file and its new content.
    package typealias File = (url: URL, content: Data)

    private let isOverwriting: Bool
    private let rename: (URL, URL) throws -> Void
    /// The folders that were made, the outer ones first.
    private var folders: [URL] = []
    /// Files with hidden names, beside those that they become or that they were.
    private var hidden: [URL] = []
    /// What has happened so far: each changed file, with the place of its old content, if there was one.
    private var changed: [(final: URL, old: URL?)] = []

    /// Writes files, and makes the folders that they need.
    ///
    /// - Parameters:
    ///   - files: The files to write.
    ///   - removed: The files to remove.
    ///   - isOverwriting: Whether files that already exist are written over.
    ///   - rename: Gives a file another name, and takes the place of a file that has this name.
    ///   - last: Further work; if it fails, the files are not written either.
    /// - Throws: ``ReplacementFailure`` if a file cannot be written or removed, or the error of the further work.
    package static func write(
        _ files: [File],
        removing removed: [URL] = [],
        isOverwriting: Bool = false,
        rename: @escaping (URL, URL) throws -> Void = Self.rename,
        then last: () throws -> Void = {}
    ) throws {
        var replacement = Replacement(isOverwriting: isOverwriting, rename: rename)
        defer { replacement.removeHidden() }
        try replacement.run(files, removing: removed, then: last)
    }

    private init(isOverwriting: Bool, rename: @escaping (URL, URL) throws -> Void) {
        self.isOverwriting = isOverwriting
        self.rename = rename
    }

    private mutating func run(_ files: [File], removing removed: [URL], then last: () throws -> Void) throws {
        var url = files.first?.url ?? removed.first
        do {
            var staged: [(new: URL, final: URL)] = []
            for file in files {
                url = file.url
                staged.append((try stage(file), file.url))
            }
            for (new, final) in staged {
                url = final
                try put(new, at: final)
            }
            for final in removed {
                url = final
                let old = hide(beside: final)
                try rename(final, old)
                changed.append((final, old))
            }
            url = nil
            try last()
        } catch {
            let remaining = takeBack()
            guard url != nil || !remaining.isEmpty else { throw error }
            throw ReplacementFailure(path: url?.shownPath ?? "the rest", reason: error, remaining: remaining)
        }
    }

    // MARK: Writing

    /// Writes the content of a file beside it.
    private mutating func stage(_ file: File) throws -> URL {
        try makeFolder(file.url.deletingLastPathComponent())
        let new = hide(beside: file.url)
        try file.content.write(to: new)
        return new
    }

    private mutating func makeFolder(_ url: URL) throws {
        guard !FileManager.default.fileExists(atPath: url.shownPath) else { return }
        try makeFolder(url.deletingLastPathComponent())
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: false)
        folders.append(url)
    }

    private mutating func put(_ new: URL, at final: URL) throws {
        let isThere = FileManager.default.fileExists(atPath: final.path(percentEncoded: false))
        if isThere, isOverwriting {
            let old = hide(beside: final)
            try FileManager.default.copyItem(at: final, to: old)
            try rename(new, final)
            changed.append((final, old))
        } else {
            // This takes the name only if it is free, which renaming does not check.
            try Data().write(to: final, options: .withoutOverwriting)
            changed.append((final, nil))
            try rename(new, final)
        }
    }

    /// Returns a free name in the folder of a file, which is removed in the end; Swift's tools do not look at it.
    private mutating func hide(beside final: URL) -> URL {
        let url = final.deletingLastPathComponent().appending(component: ".\(UUID().uuidString)")
        hidden.append(url)
        return url
    }

    // MARK: Taking back

    /// Restores what was there before, and returns what could not be restored.
    private mutating func takeBack() -> [String] {
        var remaining: [String] = []
        for (final, old) in changed.reversed() {
            do {
                if let old { try rename(old, final) } else { try FileManager.default.removeItem(at: final) }
            } catch {
                remaining.append(final.shownPath + (old.map { ", whose old content is in \($0.shownPath)" } ?? ""))
                hidden.removeAll { $0 == old }
            }
        }
        removeHidden()
        // A folder that somebody else has put something into stays.
        for folder in folders.reversed() { rmdir(folder.path(percentEncoded: false)) }
        return remaining
    }

    private func removeHidden() {
        for url in hidden { try? FileManager.default.removeItem(at: url) }
    }
}

extension Replacement {
    /// Gives a file another name in one step: at each moment, the new name stands for the old file or for the new one.
    package static func rename(_ url: URL, to other: URL) throws {
        let (from, to) = (url.path(percentEncoded: false), other.path(percentEncoded: false))
        guard Foundation.rename(from, to) == 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
    }
}

extension URL {
    /// The path without a slash at the end, behind which a file would not be found.
    fileprivate var shownPath: String {
        let path = path(percentEncoded: false)
        return path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
    }
}
