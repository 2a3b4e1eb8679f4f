import Foundation
import ModuleWriter
import ToolSupport

/// Writes a whole new module into a package, or nothing.
struct NewModuleCommand {
    private let arguments: Arguments
    private let place: ModulePlace
    private let choices: ModuleChoices

    init(_ arguments: Arguments) throws {
        self.arguments = arguments
        guard let given = arguments.operand else {
            throw UsageError("The name of the module is missing: new-viper-module NAME")
        }
        do {
            let name = try ModuleName(given)
            let package = PackageTargets(arguments)
            let target = arguments.one("--target") ?? name.text
            try package.check(target)
            place = ModulePlace(target, for: name.text, in: package)
            if let part = arguments.one("--without"), part != "interactor" {
                throw UsageError("--without “\(part)” cannot be; only the interactor can be left out.")
            }
            choices = ModuleChoices(
                name: name,
                importedModule: target.moduleName,
                dialect: try Self.choice("--dialect", .delegate, arguments),
                naming: try Self.naming(arguments),
                host: try Self.choice("--host", .none, arguments),
                hasFormatter: arguments.has("--formatter"),
                hasInteractor: !arguments.has("--without"),
                isOnMainActorByDefault: arguments.has("--main-actor-by-default")
            )
        } catch let problem as ChoiceProblem {
            throw UsageError(problem.description)
        }
    }

    /// Returns the naming scheme, which has to leave the names of the module's classes free.
    private static func naming(_ arguments: Arguments) throws -> NamingScheme {
        let naming = try NamingScheme.chosen(arguments.one("--naming") ?? "interface")
        if let reason = naming.reasonAgainstNewModule { throw UsageError("--naming: \(reason)") }
        return naming
    }

    private static func choice<Choice: RawRepresentable<String> & CaseIterable>(
        _ option: String,
        _ usual: Choice,
        _ arguments: Arguments
    ) throws -> Choice {
        guard let word = arguments.one(option) else { return usual }
        guard let choice = Choice(rawValue: word) else {
            let words = Choice.allCases.map(\.rawValue)
            throw UsageError("\(option) is \(words.dropLast().joined(separator: ", ")) or \(words[words.count - 1]).")
        }
        return choice
    }

    private static func tree(of files: [PlannedFile]) -> String {
        var lines: [String] = []
        for (index, file) in files.enumerated() {
            if index == 0 || files[index - 1].folder != file.folder { lines.append(file.folder) }
            lines.append("  \(file.name)")
        }
        return lines.joined(separator: "\n")
    }

    func run() throws {
        let module = NewModule(choices)
        let sources = module.sources.map { PlannedFile(folder: place.sources, name: $0.name, text: $0.text) }
        let tests = try tests(of: module).map { file in
            let name = file.name.split(separator: "/").last.map(String.init) ?? file.name
            return PlannedFile(folder: place.testFolder(of: file.name), name: name, text: file.text)
        }
        let files = sources + tests
        let obstacles = Obstacles(of: files, in: [place.target.folder, place.tests.folder]).sentences
        guard obstacles.isEmpty else {
            for sentence in obstacles { Console.warn("error: \(sentence)") }
            throw Failure("Nothing was written.")
        }
        if !arguments.has("--dry-run") { try write(files) }
        Console.say(Self.tree(of: files))
        if arguments.has("--dry-run") { return Console.say("\nNothing was written: this is a dry run.") }
        let steps = NextSteps(
            place: place,
            mocks: module.mocks,
            hasPlainView: choices.host == .none,
            hasInteractor: choices.hasInteractor,
            isObserved: choices.host == .swiftui,
            isOnMainActorByDefault: choices.isOnMainActorByDefault
        )
        Console.say("\n\(steps.text)")
    }

    private func tests(of module: NewModule) throws -> [WrittenFile] {
        do {
            return try module.tests
        } catch let problem as ChoiceProblem {
            throw UsageError("--naming: \(problem)")
        }
    }

    private func write(_ files: [PlannedFile]) throws {
        do {
            try Replacement.write(files.map { (URL(filePath: $0.path), Data($0.text.utf8)) })
        } catch let failure as ReplacementFailure {
            throw Failure(failure.description)
        }
    }
}
