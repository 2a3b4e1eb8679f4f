import Foundation
import SpyGenerator
import ToolSupport

/// Writes a spy for each protocol of a module.
struct GenerateCommand {
    private let arguments: Arguments
    private let module: String
    private let options: SpyOptions

    init(_ arguments: Arguments) throws {
        self.arguments = arguments
        module = try arguments.required("--target").moduleName
        guard let access = SpyOptions.Access(rawValue: arguments.one("--access") ?? "internal") else {
            throw UsageError("--access is public or internal.")
        }
        let suffix = arguments.one("--suffix") ?? "Spy"
        guard suffix.allSatisfy({ $0.isLetter || $0 == "_" || ("0"..."9").contains($0) }) else {
            throw UsageError("--suffix “\(suffix)” cannot stand in the name of a type.")
        }
        try arguments.refuse("--check", with: "--force", since: "writes nothing")
        try arguments.refuse("--check", with: "--prune", since: "writes nothing")
        try arguments.refuse("--protocol", with: "--prune", since: "leaves out the other protocols")
        try arguments.refuse("--protocol", with: "--except", since: "leaves out the other protocols")
        try Output.refuse(arguments)
        options = SpyOptions(
            suffix: suffix,
            mocks: arguments.all("--mock"),
            access: access,
            support: arguments.has("--standalone") ? nil : "VIPERSpies",
            isNonisolatedByDefault: !arguments.has("--main-actor-by-default")
        )
    }

    func run() throws {
        if arguments.has("--arguments-only") { return }
        let output = try Output(arguments)
        var timings = Timings()
        let generator = try timings.measure("reading") {
            SpyGenerator(
                graphs: try GraphFolder(path: try arguments.required("--graphs")).graphs(of: module),
                sources: try SourceFiles(arguments, .source).paths,
                dependencies: try SourceFiles(arguments, .dependencySource).paths
            )
        }
        let declared = generator.protocols(of: module)
        let asked = arguments.all("--protocol")
        for option in ["--protocol", "--except"] {
            let known = declared + generator.hiddenProtocols(of: module)
            if let unknown = arguments.all(option).first(where: { !known.contains($0) }) {
                throw UsageError(
                    "\(option): \(module) has no protocol \(unknown) that a spy could stand for",
                    but: declared
                )
            }
        }
        if let mock = options.unmatchedMock(among: declared) {
            throw UsageError("--mock: \(module) has no protocol that is called like “\(mock)”", but: declared)
        }
        func generate(_ options: SpyOptions) -> (spies: [Spy], problems: [SpyProblem]) {
            generator.spies(of: module, protocols: asked, except: exceptions, options: options)
        }
        var options = options
        var (spies, problems) = timings.measure("generating") { generate(options) }
        var hint: String?
        try timings.measure("compiling") {
            guard let command = compiler(of: output) else { return }
            var refused = try compile(&spies, with: command)
            // Only the compiler knows the names of all types that the spies' imports make visible.
            while case let names = Set(refused.compactMap(\.ambiguousName)), !names.isSubset(of: options.ambiguousNames)
            {
                options.ambiguousNames.formUnion(names)
                (spies, problems) = generate(options)
                refused = try compile(&spies, with: command)
            }
            if !refused.isEmpty, command.isOnMainActorByDefault, options.isNonisolatedByDefault {
                hint =
                    "\(command.moduleName) is on the main actor by default, and what it refuses may be written with "
                    + "--main-actor-by-default"
            }
            problems += refused
            problems.sort { $0.description < $1.description }
        }
        for problem in problems { Console.warn(problem.line(asked.isEmpty ? .warning : .error)) }
        if let hint { Console.warn("warning: \(hint).") }
        let all =
            asked.isEmpty ? DeclaredProtocols(module: module, names: Set(declared), exceptions: exceptions) : nil
        if arguments.has("--check") {
            let names = Set(spies.map(\.name))
            try refuseOtherOptions(than: options, of: output) { options in
                try files(generate(options).spies.filter { names.contains($0.name) }, options)
            }
        }
        try timings.measure("writing") {
            try output.update(files(spies, options), declared: all, omitted: problems.count)
        }
        if declared.isEmpty { Console.say("\(module) has no protocol that a spy could stand for.") }
        if arguments.has("--timings") { Console.say(timings.text(count: spies.count)) }
        if !asked.isEmpty, !problems.isEmpty { throw Failure("Not every spy that was asked for could be written.") }
    }

    /// Returns how the spies will be compiled; `nil` if the graphs come from elsewhere, or if SwiftPM has not recorded
    /// it.
    private func compiler(of output: Output) -> CompilerCommand? {
        guard let description = arguments.one("--build-description") else { return nil }
        guard let tests = arguments.one("--tests") else {
            warnOfUncompiled("\(output.shownPath) belongs to no target")
            return nil
        }
        let command = CompilerCommand(module: tests, description: description)
        if command == nil { warnOfUncompiled("SwiftPM has not written down how it compiles \(tests)") }
        return command
    }

    private func warnOfUncompiled(_ reason: String) {
        Console.warn("warning: nobody has tried whether the spies compile: \(reason)")
    }

    /// Keeps only the spies that compile, and returns why the others do not.
    private func compile(_ spies: inout [Spy], with command: CompilerCommand) throws -> [SpyProblem] {
        do {
            let support = try files(spies, options).first { $0.name == "SpySupport.swift" }?.text
            let (compiled, problems) = try SpyCompiler(command).check(spies, support: support)
            spies = compiled
            return problems
        } catch let error as CannotCompile {
            warnOfUncompiled(error.description)
            return []
        }
    }

    private var exceptions: Set<String> { Set(arguments.all("--except")) }

    /// Fails with the option that differs from when the folder was written: no protocol has changed, but its spies look
    /// stale.
    private func refuseOtherOptions(
        than options: SpyOptions,
        of output: Output,
        _ files: (SpyOptions) throws -> [OutputFile]
    ) throws {
        let count = try output.staleCount(of: files(options))
        guard count > 0 else { return }
        var (isolated, supported) = (options, options)
        isolated.isNonisolatedByDefault.toggle()
        supported.support = options.support == nil ? "VIPERSpies" : nil
        for (option, other) in [("--main-actor-by-default", isolated), ("--standalone", supported)]
        where try output.staleCount(of: files(other)) < count {
            let verb = arguments.has(option) ? "without" : "with"
            throw Failure("\(output.shownPath) was written \(verb) \(option), so that is how to check it.")
        }
    }

    private func files(_ spies: [Spy], _ options: SpyOptions) throws -> [OutputFile] {
        let files = spies.map { OutputFile($0) }
        guard options.support == nil, !spies.isEmpty else { return files }
        let support = try MergedFile.support
        let adaptation = Adaptation(
            missing: [],
            isNonisolatedByDefault: options.isNonisolatedByDefault,
            of: support.files.map(\.text)
        )
        return files + [support.output(adaptation)]
    }
}
