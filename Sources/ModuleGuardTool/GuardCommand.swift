import Foundation
import ModuleGuard
import SpyGenerator
import ToolSupport

/// Writes the laws of the modules of a target.
struct GuardCommand {
    private let arguments: Arguments
    private let target: String
    private let options: SpyOptions

    init(_ arguments: Arguments) throws {
        self.arguments = arguments
        // NB: SwiftPM and Xcode make the name of a module from that of a target like this.
        target = String(try arguments.required("--target").map { $0.isLetter || $0.isNumber ? $0 : "_" })
        options = SpyOptions(
            mocks: arguments.all("--mock"),
            isNonisolatedByDefault: !arguments.has("--main-actor-by-default")
        )
    }

    func run() throws {
        if arguments.has("--arguments-only") { return }
        let folder = TestFolder(path: try arguments.required("--output"))
        let graphs = try GraphFolder(path: try arguments.required("--graphs")).graphs(of: target)
        let doubles = try ExistingDoubles(try SourceFiles(arguments.all("--test-source")).paths)
        let modules = ModuleGuard(
            target: target,
            graphs: graphs,
            sources: try SourceFiles(arguments.all("--source")).paths,
            dependencies: try SourceFiles(arguments.all("--dependency-source")).paths,
            options: options,
            doubles: doubles.names
        )
        let (all, problems) = modules.laws
        let files = try asked(all, problems)
        for problem in problems { Console.warn("warning: \(problem)") }
        try folder.refuse(files.map(\.fileName))
        let spies = files.flatMap(modules.spies).map { OutputFile($0) }
        let unique = spies.reduce(into: [OutputFile]()) { all, file in
            if !all.contains(where: { $0.name == file.name }) { all.append(file) }
        }
        if arguments.has("--dry-run") { return show(files, unique, in: folder) }
        try folder.write(files, unique)
        for file in files { say(file) }
    }

    /// The laws that were asked for, or all.
    private func asked(_ all: [LawsFile], _ problems: [String]) throws -> [LawsFile] {
        let names = arguments.all("--module")
        for name in names where !all.contains(where: { $0.name == name }) {
            let others = all.map(\.name).joined(separator: ", ")
            throw Failure("--module: \(target) has no module \(name)\(others.isEmpty ? "" : ", but \(others)").")
        }
        if all.isEmpty, let problem = problems.first { throw Failure(problem) }
        if all.isEmpty {
            throw Failure(
                """
                \(target) has no presenter: no type that is called like one, meets a protocol that is, or is handed a view.
                """
            )
        }
        return names.isEmpty ? all : all.filter { names.contains($0.name) }
    }

    // MARK: What is said

    private func say(_ file: LawsFile) {
        for note in file.notes { Console.say("\(file.fileName): \(note)") }
        for question in file.questions { Console.say("\(file.fileName): fill in \(question), which nobody else can.") }
        if file.questions.isEmpty { Console.say("\(file.fileName): nothing is left to fill in.") }
    }

    private func show(_ files: [LawsFile], _ spies: [OutputFile], in folder: TestFolder) {
        for spy in spies { Console.say("would write Spies/\(spy.name)") }
        for file in files { Console.say("would write \(file.fileName)") }
        for file in files {
            say(file)
            Console.say("\n\(file.text)")
        }
    }
}
