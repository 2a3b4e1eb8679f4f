import Foundation
import SpyGenerator
import ToolSupport

/// The folder that a command writes to or checks, and its messages about that.
struct Output {
    private let path: String
    private let isCheck: Bool
    private let isForced: Bool
    private let isPruning: Bool

    init(_ arguments: Arguments) throws {
        path = try arguments.required("--output")
        try Self.refuse(arguments)
        isCheck = arguments.has("--check")
        isForced = arguments.has("--force")
        isPruning = arguments.has("--prune")
    }

    /// Refuses a path that cannot be written to, as far as that is known before there is anything to write.
    static func refuse(_ arguments: Arguments) throws {
        guard let path = arguments.one("--output") else { return }
        try arguments.refuseOutputOutsideOfPackage()
        do {
            try SpyFolder(path: path).refuseFile()
        } catch let error as FolderError {
            throw UsageError(error.description)
        }
    }

    /// Returns how many spies in the folder differ from what would be written now.
    func staleCount(of files: [OutputFile]) throws -> Int {
        // A folder that cannot be read is reported when it is checked.
        let differences = try? SpyFolder(path: path).differences(from: files)
        return (differences ?? []).count { $0.kind == .stale }
    }

    /// Writes or checks files.
    ///
    /// - Parameters:
    ///   - files: The files that the folder should hold.
    ///   - declared: The protocols whose spies are all among the files; `nil` if there may be others.
    ///   - omitted: How many protocols have no spy.
    func update(_ files: [OutputFile], declared: DeclaredProtocols? = nil, omitted: Int = 0) throws {
        let folder = SpyFolder(path: path)
        do {
            if isCheck {
                try check(folder.differences(from: files, declared: declared), of: files.count)
            } else {
                let changes = try folder.write(files, declared: declared, isForced: isForced, isPruning: isPruning)
                say(changes, of: files.count, omitted: omitted)
            }
        } catch let error as FolderError {
            guard case .lost(let differences) = error else { throw Failure(error.description) }
            say(differences)
            throw Failure("\(error.description.dropLast()); --force overwrites.")
        }
    }

    private func check(_ differences: [FileDifference], of count: Int) throws {
        say(differences)
        guard differences.isEmpty else { throw Failure("\(shownPath) does not hold what it should.") }
        Console.say("\(shownPath): all is as it should be, \(count) checked")
    }

    // MARK: Messages

    private func say(_ differences: [FileDifference]) {
        for difference in differences { Console.warn(difference.line(.error)) }
    }

    private func say(_ changes: FolderChanges, of count: Int, omitted: Int) {
        func held(_ name: String) -> String { changes.lost[name].map { ", which held:\n\($0)" } ?? "" }
        for name in changes.written { Console.say("wrote \(name)" + held(name)) }
        for move in changes.moved {
            let verb = changes.removed.contains(move.from) ? "moved" : "copied"
            Console.say("\(verb) what was added to \(move.from) to \(move.to)")
        }
        for name in changes.removed { Console.say("removed \(name)" + held(name)) }
        for difference in changes.left { Console.warn(difference.line(.warning)) }
        let written = changes.written.count
        let parts = [
            written == 0 ? "nothing to write" : "\(written) written", "\(count - written) kept",
            part(changes.removed.count, "removed"),
            part(changes.left.count, "left over"), part(omitted, "without a spy"),
        ]
        Console.say("\(shownPath): \(parts.compactMap(\.self).joined(separator: ", "))")
    }

    private func part(_ count: Int, _ text: String) -> String? { count == 0 ? nil : "\(count) \(text)" }

    /// The path as a person in the current folder would write it.
    var shownPath: String {
        let here = FileManager.default.currentDirectoryPath + "/"
        // Without a hint, the end of the path would depend on whether the folder exists.
        let full = URL(filePath: path, directoryHint: .notDirectory).standardizedFileURL.path(percentEncoded: false)
        return full.hasPrefix(here) ? String(full.dropFirst(here.count)) : full
    }
}
