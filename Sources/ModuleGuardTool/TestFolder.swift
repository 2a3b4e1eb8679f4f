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
        guard let first = present.first else { return }
        let list = present.joined(separator: ", ")
        throw Failure(
            """
            \(list) \(present.count == 1 ? "is" : "are") there already, and nothing was written. Remove or rename \
            \(present.count == 1 ? "it" : "them"), or name the modules that you want: \
            --module \(present.count == names.count ? String(first.dropLast("Laws.swift".count)) : "NAME")
            """
        )
    }

    /// Writes the spies that laws need, either all of them or none, and then the laws one by one.
    func write(_ files: [LawsFile], _ spies: [OutputFile]) throws {
        do {
            let changes = try SpyFolder(path: url("Spies").path(percentEncoded: false)).write(spies)
            for name in changes.written { Console.say("wrote Spies/\(name)") }
        } catch let error as FolderError {
            throw Failure(error.description)
        }
        for file in files {
            do {
                try Data(file.text.utf8).write(to: url(file.fileName), options: .withoutOverwriting)
            } catch {
                throw Failure("\(file.fileName) cannot be written (\(error.systemReason)).")
            }
            Console.say("wrote \(file.fileName)")
        }
    }
}
