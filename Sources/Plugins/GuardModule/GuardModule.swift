import Foundation
import PackagePlugin

/// Writes the wiring of the laws for the modules of a target into its tests.
///
/// `swift package --allow-writing-to-package-directory guard-module --target Login`
@main
struct GuardModule: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) async throws {
        let guardian = try Tool("module-guard", context)
        var given = ArgumentExtractor(arguments)
        if given.extractFlag(named: "help") > 0 {
            _ = try guardian.run(["--help"])
            return
        }
        // NB: what is wrong with the arguments is said before anything is compiled.
        guard try guardian.run(arguments + ["--arguments-only"]) else { return }
        guard let target = target(given.extractOption(named: "target"), in: context.package) else { return }
        var facts = sources(of: target, as: "--source")
        for dependency in dependencies(of: target) { facts += sources(of: dependency, as: "--dependency-source") }
        let tests = tests(of: target, given.extractOption(named: "output").first, in: context.package)
        guard let tests, tests.target.map({ hasKit($0, in: context.package) }) ?? true else { return }
        if let target = tests.target { facts += sources(of: target, as: "--test-source") }
        facts += tests.facts
        if given.extractOption(named: "graphs").isEmpty {
            let folder = context.pluginWorkDirectoryURL.appending(component: "graphs-\(target.name)")
            guard let build = try collectGraphs(of: target, into: folder) else { return }
            facts += ["--graphs", folder.path(percentEncoded: false)]
            if let target = tests.target { buildDependencies(of: target) }
            let description = build.appending(path: "debug/description.json").path(percentEncoded: false)
            facts += ["--build-description", description]
            facts += tests.target.map { ["--tests", $0.moduleName] } ?? []
        }
        _ = try guardian.run(arguments + facts)
        guardian.planAnew()
    }

    private func sources(of target: SwiftSourceModuleTarget, as option: String) -> [String] {
        target.sourceFiles(withSuffix: "swift").flatMap { [option, $0.url.path(percentEncoded: false)] }
    }

    private func target(_ names: [String], in package: Package) -> SwiftSourceModuleTarget? {
        let targets = package.targets.compactMap { $0 as? SwiftSourceModuleTarget }
        if let target = targets.first(where: { names.contains($0.name) && $0.kind != .test }) { return target }
        if let other = package.targets.first(where: { names.contains($0.name) }) {
            let reason = other is SwiftSourceModuleTarget ? "holds tests" : "is not written in Swift"
            Diagnostics.error("--target: \(other.name) \(reason); name the target whose modules you want laws for.")
            return nil
        }
        let others = targets.filter { $0.kind != .test }.map(\.name).sorted().joined(separator: ", ")
        Diagnostics.error("--target: \(package.displayName) has no target \(names.joined()), but \(others).")
        return nil
    }

    /// Builds what the tests import; if it cannot be built, the tool finds that out.
    private func buildDependencies(of tests: SwiftSourceModuleTarget) {
        let direct = tests.dependencies.flatMap { dependency -> [any Target] in
            switch dependency {
            case .target(let target): [target]
            case .product(let product): product.targets
            @unknown default: []
            }
        }
        let indirect = Set(direct.flatMap(\.recursiveTargetDependencies).map(\.name))
        for target in direct where !indirect.contains(target.name) {
            _ = try? packageManager.build(.target(target.name), parameters: .init())
        }
    }

    private func dependencies(of target: SwiftSourceModuleTarget) -> [SwiftSourceModuleTarget] {
        target.recursiveTargetDependencies.compactMap { $0 as? SwiftSourceModuleTarget }
    }

    /// The tests that the laws go to, and what the tool has to be told of them.
    private func tests(
        of target: SwiftSourceModuleTarget,
        _ output: String?,
        in package: Package
    ) -> (target: SwiftSourceModuleTarget?, facts: [String])? {
        let targets = package.targets.compactMap { $0 as? SwiftSourceModuleTarget }
        if let output {
            let folder = URL(filePath: output, relativeTo: package.directoryURL).standardizedFileURL.pathComponents
            return (targets.first { folder.starts(with: $0.directoryURL.standardizedFileURL.pathComponents) }, [])
        }
        if let tests = targets.first(where: { $0.name == "\(target.name)Tests" }) {
            return (tests, ["--output", tests.directoryURL.path(percentEncoded: false)])
        }
        Diagnostics.error("There is no test target \(target.name)Tests. Say where the laws go: --output DIR")
        return nil
    }

    /// Whether the tests can import what the laws do.
    private func hasKit(_ tests: SwiftSourceModuleTarget, in package: Package) -> Bool {
        if tests.recursiveTargetDependencies.contains(where: { $0.name == "VIPERSpecs" }) { return true }
        let kit = package.dependencies.map(\.package).first { package in
            package.products.contains { $0.name == "VIPERConformance" }
        }
        Diagnostics.error(
            """
            Nothing was written, since \(tests.name) does not depend on the kit. Add to its dependencies in Package.swift: \
            .product(name: "VIPERConformance", package: "\(kit?.id ?? "viper-conformance")")
            """
        )
        return false
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
