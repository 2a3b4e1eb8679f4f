import Foundation
import PackagePlugin

/// Writes spies for the protocols of a target into a test folder.
///
/// `swift package --allow-writing-to-package-directory generate-spies --target MyModule`
@main
struct GenerateSpies: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) async throws {
        let generator = try Tool("spy-generator", context)
        let command = ["generate"] + arguments + ["--package", generator.folder.path(percentEncoded: false)]
        var given = ArgumentExtractor(arguments)
        if given.extractFlag(named: "help") > 0 {
            _ = try generator.run(["generate", "--help"])
            return
        }
        // NB: what is wrong with the arguments is said before anything is compiled.
        guard try generator.run(command + ["--arguments-only"]) else { return }
        guard let target = target(given.extractOption(named: "target"), in: context.package) else { return }
        var facts = target.sourceFiles(withSuffix: "swift").flatMap {
            ["--source", $0.url.path(percentEncoded: false)]
        }
        for dependency in dependencies(of: target) {
            facts += dependency.sourceFiles(withSuffix: "swift").flatMap {
                ["--dependency-source", $0.url.path(percentEncoded: false)]
            }
        }
        let output: URL
        if let path = given.extractOption(named: "output").first {
            output = URL(filePath: path, relativeTo: context.package.directoryURL).standardizedFileURL
        } else {
            guard let folder = testFolder(of: target, in: context.package) else { return }
            facts += ["--output", folder.path(percentEncoded: false)]
            output = folder
        }
        if given.extractOption(named: "graphs").isEmpty {
            let folder = context.pluginWorkDirectoryURL.appending(component: "graphs-\(target.name)")
            guard let build = try collectGraphs(of: target, into: folder) else { return }
            facts += ["--graphs", folder.path(percentEncoded: false)]
            buildSupport(unless: command)
            facts += ["--build-description", description(of: build)]
            facts += module(of: output, in: context.package).map { ["--tests", $0] } ?? []
        }
        _ = try generator.run(command + facts)
        generator.planAnew()
    }

    private func target(_ names: [String], in package: Package) -> SwiftSourceModuleTarget? {
        let targets = package.targets.compactMap { $0 as? SwiftSourceModuleTarget }
        if let target = targets.first(where: { names.contains($0.name) && $0.kind != .test }) { return target }
        if let other = package.targets.first(where: { names.contains($0.name) }) {
            let reason = other is SwiftSourceModuleTarget ? "holds tests" : "is not written in Swift"
            Diagnostics.error("--target: \(other.name) \(reason); name the target whose protocols you want spies for.")
            return nil
        }
        let others = targets.filter { $0.kind != .test }.map(\.name).sorted().joined(separator: ", ")
        Diagnostics.error("--target: \(package.displayName) has no target \(names.joined()), but \(others).")
        return nil
    }

    private func dependencies(of target: SwiftSourceModuleTarget) -> [SwiftSourceModuleTarget] {
        target.recursiveTargetDependencies.compactMap { $0 as? SwiftSourceModuleTarget }
    }

    private func testFolder(of target: SwiftSourceModuleTarget, in package: Package) -> URL? {
        if let tests = package.targets.first(where: { $0.name == "\(target.name)Tests" }) {
            return tests.directoryURL.appending(component: "Spies")
        }
        Diagnostics.error("There is no test target \(target.name)Tests. Say where the spies go: --output DIR")
        return nil
    }

    /// The module that the spies are compiled in.
    private func module(of output: URL, in package: Package) -> String? {
        package.targets.compactMap { $0 as? SwiftSourceModuleTarget }
            .first { output.pathComponents.starts(with: $0.directoryURL.standardizedFileURL.pathComponents) }?
            .moduleName
    }

    /// Builds what spies import, unless it is written beside them.
    private func buildSupport(unless command: [String]) {
        // NB: if it cannot be built, the tool finds that out.
        if !command.contains("--standalone") {
            _ = try? packageManager.build(.target("VIPERSpies"), parameters: .init())
        }
    }

    /// Where SwiftPM writes down how it compiles each module.
    private func description(of build: URL) -> String {
        build.appending(path: "debug/description.json").path(percentEncoded: false)
    }

    /// Asks the compiler for the target, and for what its protocols may inherit from.
    ///
    /// - Returns: The folder of the build; `nil` if something does not compile.
    private func collectGraphs(of target: SwiftSourceModuleTarget, into folder: URL) throws -> URL? {
        let manager = FileManager.default
        try? manager.removeItem(at: folder)
        try manager.createDirectory(at: folder, withIntermediateDirectories: true)
        let options = PackageManager.SymbolGraphOptions(
            minimumAccessLevel: .internal,
            includeSynthesized: false,
            includeSPI: true,
            emitExtensionBlocks: false
        )
        var build: URL?
        for module in dependencies(of: target) + [target] {
            guard let graph = try? packageManager.getSymbolGraph(for: module, options: options) else {
                // NB: SwiftPM has shown what the compiler said, and throws nothing that a person could use.
                Diagnostics.error("Nothing was written, since \(module.name) does not compile.")
                return nil
            }
            // NB: SwiftPM keeps them at `extracted-symbols/PACKAGE/MODULE` of its folder for a platform.
            build = graph.directoryURL.appending(path: "../../..").standardizedFileURL
            for file in try manager.contentsOfDirectory(at: graph.directoryURL, includingPropertiesForKeys: nil) {
                let copy = folder.appending(component: file.lastPathComponent)
                if !manager.fileExists(atPath: copy.path(percentEncoded: false)) {
                    try manager.copyItem(at: file, to: copy)
                }
            }
        }
        return build
    }
}
