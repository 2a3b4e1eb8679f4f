import Foundation

/// Replaces and removes files in a folder: either all of them, or none.
struct Replacement {
    private struct Step {
        /// The temporary place of the new text; `nil` if the file is only removed.
        let new: URL?
        let final: URL
        /// The temporary place of the old file; `nil` if there is none.
        let old: URL?
    }

    private let folder: URL
    private let move: (URL, URL) throws -> Void

    init(
        _ folder: URL,
        move: @escaping (URL, URL) throws -> Void = { try FileManager.default.moveItem(at: $0, to: $1) }
    ) {
        self.folder = folder
        self.move = move
    }

    /// Writes all files to a temporary folder first, and only then moves them to their places.
    func replace(_ files: [OutputFile], removing names: [String] = []) throws {
        guard !files.isEmpty || !names.isEmpty else { return }
        let manager = FileManager.default
        try manager.createDirectory(at: folder, withIntermediateDirectories: true)
        // It is inside the folder, since a move from another volume would be a copy and could fail halfway.
        let staging = folder.appending(component: ".spies-\(UUID().uuidString)", directoryHint: .isDirectory)
        try manager.createDirectory(at: staging, withIntermediateDirectories: false)
        var isStagingNeeded = false
        defer { if !isStagingNeeded { try? manager.removeItem(at: staging) } }
        let steps =
            try files.map { try stage($0.name, text: $0.text, in: staging) }
            + names.map { try stage($0, text: nil, in: staging) }
        var done: [Step] = []
        do {
            for step in steps {
                if let old = step.old { try move(step.final, old) }
                done.append(step)
                if let new = step.new { try move(new, step.final) }
            }
        } catch {
            // Old files that cannot be put back stay in the temporary folder rather than being lost.
            for step in done.reversed() where !undo(step) { isStagingNeeded = true }
            throw error
        }
    }

    private func stage(_ name: String, text: String?, in staging: URL) throws -> Step {
        let new = text.map { _ in staging.appending(component: "\(name).new") }
        if let new, let text { try Data(text.utf8).write(to: new) }
        let final = folder.appending(component: name)
        let isThere = FileManager.default.fileExists(atPath: final.path(percentEncoded: false))
        return Step(new: new, final: final, old: isThere ? staging.appending(component: "\(name).old") : nil)
    }

    /// Restores the old file, and returns whether that worked.
    private func undo(_ step: Step) -> Bool {
        let manager = FileManager.default
        if let new = step.new, !manager.fileExists(atPath: new.path(percentEncoded: false)) {
            try? manager.removeItem(at: step.final)
        }
        guard let old = step.old else { return true }
        do {
            try move(old, step.final)
            return true
        } catch {
            return false
        }
    }
}
