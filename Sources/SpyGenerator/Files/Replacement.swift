import Foundation

/// Replaces files in a folder: all of them, or none.
struct Replacement {
    private struct Step {
        let new: URL
        let final: URL
        let old: URL
        let isReplacing: Bool
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

    /// Writes all files beside the folder's first, and only then moves them to their places.
    func replace(_ files: [OutputFile]) throws {
        guard !files.isEmpty else { return }
        let manager = FileManager.default
        try manager.createDirectory(at: folder, withIntermediateDirectories: true)
        // NB: within the folder, since a move from another volume would be a copy and could fail halfway.
        let staging = folder.appending(component: ".spies-\(UUID().uuidString)", directoryHint: .isDirectory)
        try manager.createDirectory(at: staging, withIntermediateDirectories: false)
        defer { try? manager.removeItem(at: staging) }
        let steps = try files.map { try stage($0, in: staging) }
        var done: [Step] = []
        do {
            for step in steps {
                if step.isReplacing { try move(step.final, step.old) }
                done.append(step)
                try move(step.new, step.final)
            }
        } catch {
            for step in done.reversed() { undo(step) }
            throw error
        }
    }

    private func stage(_ file: OutputFile, in staging: URL) throws -> Step {
        let new = staging.appending(component: "\(file.name).new")
        try Data(file.text.utf8).write(to: new)
        let final = folder.appending(component: file.name)
        let isReplacing = FileManager.default.fileExists(atPath: final.path(percentEncoded: false))
        return Step(
            new: new,
            final: final,
            old: staging.appending(component: "\(file.name).old"),
            isReplacing: isReplacing
        )
    }

    private func undo(_ step: Step) {
        let manager = FileManager.default
        let isMoved = !manager.fileExists(atPath: step.new.path(percentEncoded: false))
        if isMoved { try? manager.removeItem(at: step.final) }
        if step.isReplacing { try? manager.moveItem(at: step.old, to: step.final) }
    }
}
