import Foundation
import ModuleGuard
import SpyGenerator
import ToolSupport

/// The folder of the tests that laws are written to.
struct TestFolder {
    let path: String

    private func url(_ name: String) -> URL { URL(filePath: path).appending(path: name) }

    /// Refuses to write files that already exist.
    func refuse(_ names: [String]) throws {
        let present = names.filter { FileManager.default.fileExists(atPath: url($0).path(percentEncoded: false)) }
        guard !present.isEmpty else { return }
        let free = names.filter { !present.contains($0) }.map { " --module \($0.dropLast("Laws.swift".count))" }
        throw Failure(
            """
            \(present.joined(separator: ", ")) \(present.count == 1 ? "is" : "are") there already, and nothing was \
            written. Remove or rename \(present.count == 1 ? "it" : "them")\
            \(free.isEmpty ? "." : ", or write only the others:\(free.joined())")
            """
        )
    }

    /// Whether a file would be written over, since it is the spy of this name in this folder.
    func isReplaced(_ file: String, by spies: [Spy]) -> Bool {
        func whole(_ url: URL) -> String { url.absoluteURL.standardizedFileURL.path(percentEncoded: false) }
        return spies.contains { whole(url("Spies/\($0.fileName)")) == whole(URL(filePath: file)) }
    }

    /// Writes the laws and the spies that they need, either all of them or none.
    func write(_ files: [LawsFile], _ spies: [OutputFile]) throws {
        var written: [String] = []
        do {
            let spyFolder = SpyFolder(path: url("Spies").path(percentEncoded: false))
            try Replacement.write(
                files.map { (url($0.fileName), Data($0.text.utf8)) },
                then: { written = try spyFolder.write(spies).written }
            )
        } catch FolderError.lost(let differences) {
            for difference in differences { Console.warn(difference.line(.error)) }
            throw Failure("\(FolderError.lost(differences).description.dropLast()): rename or remove what is there.")
        } catch let error as FolderError {
            throw Failure(error.description)
        } catch let failure as ReplacementFailure {
            throw Failure(failure.description)
        }
        for name in written { Console.say("wrote Spies/\(name)") }
        for file in files { Console.say("wrote \(file.fileName)") }
    }
}
