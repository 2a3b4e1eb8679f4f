import Foundation
import PackagePlugin

/// Writes spies for the protocols of a target into a test folder.
///
/// `swift package generate-spies --target MyModule`
@main
struct GenerateSpies: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) async throws {
        var extractor = ArgumentExtractor(arguments)
        let names = extractor.extractOption(named: "target")
        let outputs = extractor.extractOption(named: "output")
        let isStandalone = extractor.extractFlag(named: "standalone") > 0
        let target = try target(names, in: context.package)
        let graphs = context.pluginWorkDirectoryURL.appending(component: "graphs-\(target.name)")
        try collectGraphs(of: target, into: graphs)

        var command = ["generate", "--module", target.moduleName, "--graphs", graphs.path(percentEncoded: false)]
        command += ["--output", try outputs.last ?? testFolder(of: target, in: context.package)]
        for file in target.sourceFiles(withSuffix: "swift") {
            command += ["--source", file.url.path(percentEncoded: false)]
        }
        if isStandalone {
            for file in try context.package.supportFiles { command += ["--support", file] }
        }
        try run(context.tool(named: "spy-generator"), command + extractor.remainingArguments, in: context.package)
    }

    private func target(_ names: [String], in package: Package) throws -> any SourceModuleTarget {
        guard names.count == 1 else { throw PluginError("Name one target: --target MyModule") }
        let found = try package.targets(named: names)
        guard let target = found.first as? any SourceModuleTarget else {
            throw PluginError("\(names[0]) has no Swift sources.")
        }
        return target
    }

    /// Asks the compiler for the target, and for what its protocols may inherit from.
    private func collectGraphs(of target: any SourceModuleTarget, into folder: URL) throws {
        let manager = FileManager.default
        try? manager.removeItem(at: folder)
        try manager.createDirectory(at: folder, withIntermediateDirectories: true)
        let options = PackageManager.SymbolGraphOptions(
            minimumAccessLevel: .internal,
            includeSynthesized: false,
            includeSPI: true,
            emitExtensionBlocks: false
        )
        let dependencies = target.recursiveTargetDependencies.compactMap { $0 as? SwiftSourceModuleTarget }
        for module in dependencies.map({ $0 as any SourceModuleTarget }) + [target] {
            let graph = try packageManager.getSymbolGraph(for: module, options: options)
            for file in try manager.contentsOfDirectory(at: graph.directoryURL, includingPropertiesForKeys: nil) {
                let copy = folder.appending(component: file.lastPathComponent)
                if !manager.fileExists(atPath: copy.path(percentEncoded: false)) {
                    try manager.copyItem(at: file, to: copy)
                }
            }
        }
    }

    private func testFolder(of target: any SourceModuleTarget, in package: Package) throws -> String {
        let tests = package.targets.compactMap { $0 as? any SourceModuleTarget }.first {
            $0.kind == .test && $0.name == "\(target.name)Tests"
        }
        guard let tests else {
            throw PluginError("There is no test target \(target.name)Tests. Say where the spies go: --output DIR")
        }
        return tests.directoryURL.appending(component: "Spies").path(percentEncoded: false)
    }
}
