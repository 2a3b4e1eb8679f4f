import Foundation
import SpyGenerator

/// Writes a spy for each protocol of a module.
struct GenerateCommand {
    private let arguments: Arguments
    private let module: String
    private let options: SpyOptions
    private let output: Output

    init(_ arguments: Arguments) throws {
        self.arguments = arguments
        module = try arguments.required("--module")
        guard let access = SpyOptions.Access(rawValue: arguments.one("--access") ?? "internal") else {
            throw UsageError("--access is public or internal")
        }
        options = SpyOptions(
            suffix: arguments.one("--suffix") ?? "Spy",
            mocks: arguments.all("--mock"),
            access: access,
            support: arguments.all("--support").isEmpty ? "VIPERSpies" : nil,
            isNonisolatedByDefault: !arguments.has("--main-actor-by-default")
        )
        output = try Output(arguments)
    }

    func run() throws -> Int32 {
        var timings = Timings()
        let graphs = try timings.measure("reading") { try self.graphs() }
        let (spies, problems) = timings.measure("generating") {
            SpyGenerator(graphs: graphs, sources: arguments.all("--source"))
                .spies(of: module, protocols: arguments.all("--protocol"), options: options)
        }
        var files = spies.map { OutputFile($0) }
        if let support = try Support(arguments).file { files.append(support) }
        let isComplete = arguments.all("--protocol").isEmpty && problems.isEmpty
        let code = try timings.measure("writing") { try output.write(files, completeFor: isComplete ? [module] : []) }
        for problem in problems { SpyGeneratorTool.print(error: "warning: \(problem)") }
        if arguments.has("--timings") { print(timings.text(count: spies.count)) }
        return problems.isEmpty || arguments.all("--protocol").isEmpty ? code : 1
    }

    /// The graphs in the folder, and those of the SDK's modules that protocols inherit from.
    private func graphs() throws -> [SymbolGraph] {
        let folder = URL(filePath: try arguments.required("--graphs"), directoryHint: .isDirectory)
        var graphs = try GraphFolder(folder).graphs
        var asked: Set<String> = []
        while true {
            let missing = SpyGenerator(graphs: graphs).missingModules(of: module).filter { asked.insert($0).inserted }
            if missing.isEmpty { return graphs }
            for module in missing { graphs += try Toolchain().graphs(of: module) }
        }
    }
}
