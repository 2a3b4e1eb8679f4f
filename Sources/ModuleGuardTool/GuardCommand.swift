import Foundation
import ModuleGuard
import ModuleWriter
import SpyGenerator
import ToolSupport

/// Writes the laws of a target's modules.
struct GuardCommand {
    private let arguments: Arguments
    private let target: String
    private let options: SpyOptions
    /// The command that compiles the tests; `nil` if it is unknown.
    private let compiler: CompilerCommand?
    /// The naming scheme of the protocols, if one was given.
    private let naming: NamingScheme?

    init(_ arguments: Arguments) throws {
        self.arguments = arguments
        target = try arguments.required("--target").moduleName
        try arguments.refuseOutputOutsideOfPackage()
        do {
            naming = try arguments.one("--naming").map(NamingScheme.chosen)
        } catch let problem as ChoiceProblem {
            throw UsageError(problem.description)
        }
        compiler = arguments.one("--build-description").flatMap { description in
            arguments.one("--tests").flatMap { CompilerCommand(module: $0, description: description) }
        }
        let isOnMainActor = arguments.has("--main-actor-by-default") || compiler?.isOnMainActorByDefault == true
        options = SpyOptions(mocks: arguments.all("--mock"), isNonisolatedByDefault: !isOnMainActor)
    }

    func run() throws {
        if arguments.has("--arguments-only") { return }
        let folder = TestFolder(path: try arguments.required("--output"))
        let graphs = try GraphFolder(path: try arguments.required("--graphs")).graphs(of: target)
        let tests = try SourceFiles(arguments, .testSource).paths
        let doubles = ExistingDoubles(tests)
        let modules = ModuleGuard(
            target: target,
            graphs: graphs,
            sources: try SourceFiles(arguments, .source).paths,
            dependencies: try SourceFiles(arguments, .dependencySource).paths,
            options: options,
            doubles: doubles.names,
            naming: naming
        )
        let declared = modules.protocols
        if let mock = options.unmatchedMock(among: declared) {
            throw UsageError("--mock: \(target) has no protocol that is called like “\(mock)”", but: declared)
        }
        let (all, problems) = modules.laws
        let asked = try asked(all, problems)
        try folder.refuse(asked.map(\.fileName))
        let spies = modules.spies(for: asked)
        let checked = try checked(asked, spies, doubles, beside: tests.filter { !folder.isReplaced($0, by: spies) })
        for problem in problems + checked.problems { Console.warn(problem.line(.warning)) }
        guard !checked.files.isEmpty else { throw Failure("Nothing was written, since no laws would compile.") }
        if arguments.has("--dry-run") { return show(checked) }
        try folder.write(checked.files, checked.spies.map { OutputFile($0) })
        for file in checked.files { say(file) }
    }

    /// Keeps only the laws that compile, if it is known how to compile them.
    private func checked(
        _ files: [LawsFile],
        _ spies: [Spy],
        _ doubles: ExistingDoubles,
        beside tests: [String]
    ) throws -> LawsCompiler.Checked {
        var written = LawsCompiler.Checked(files: files, spies: spies)
        written.giveWay(toFiles: tests)
        guard let compiler else {
            if arguments.one("--build-description") != nil { warn(ofUncompiled: whyNoCompiler) }
            return written
        }
        do {
            return try LawsCompiler(compiler).check(written, with: tests, doubles: doubles.paths)
        } catch let error as CannotCompile {
            warn(ofUncompiled: error.description)
            return written
        }
    }

    private var whyNoCompiler: String {
        guard let tests = arguments.one("--tests") else {
            return "\(arguments.one("--output") ?? "the folder") belongs to no target"
        }
        return "SwiftPM has not written down how it compiles \(tests)"
    }

    private func warn(ofUncompiled reason: String) {
        Console.warn("warning: nobody has tried whether the laws compile: \(reason)")
    }

    /// Returns the laws of the modules that were asked for, or of all modules.
    private func asked(_ all: [LawsFile], _ problems: [GuardProblem]) throws -> [LawsFile] {
        let names = arguments.all("--module")
        for name in names where !all.contains(where: { $0.name == name }) {
            throw UsageError("--module: \(target) has no module \(name)", but: all.map(\.name))
        }
        if all.isEmpty, !problems.isEmpty {
            for problem in problems { Console.warn(problem.line(.error)) }
            throw Failure("Nothing was written, since \(target) has no presenter that a test could create.")
        }
        if all.isEmpty {
            throw Failure(
                """
                \(target) has no presenter: no type that is called like one, meets a protocol that is, or is handed a view.
                """
            )
        }
        return names.isEmpty ? all : all.filter { names.contains($0.name) }
    }

    // MARK: Messages

    private func say(_ file: LawsFile) {
        for note in file.notes + file.omissions { Console.say("\(file.fileName): \(note)") }
        for question in file.questions { Console.say("\(file.fileName): fill in \(question), which nobody else can.") }
        if file.questions.isEmpty { Console.say("\(file.fileName): nothing is left to fill in.") }
    }

    private func show(_ checked: LawsCompiler.Checked) {
        for spy in checked.spies { Console.say("would write Spies/\(spy.fileName)") }
        for file in checked.files { Console.say("would write \(file.fileName)") }
        for file in checked.files {
            say(file)
            Console.say("\n\(file.text)")
        }
    }
}
