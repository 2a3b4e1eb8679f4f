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
        // Errors in the arguments are reported before anything is compiled.
        let command = arguments + ["--package", guardian.folder.path(percentEncoded: false)]
        guard try guardian.run(command + ["--arguments-only"]) else { return }
        let (names, purpose) = (given.extractOption(named: "target"), "whose modules you want laws for")
        guard let target = target(names, in: context.package, purpose: purpose) else { return }
        let tests = tests(of: target, given.extractOption(named: "output").first, in: context.package)
        guard let tests, tests.target.map({ hasKit($0, in: context.package) }) ?? true else { return }
        let testSources = tests.target.map { sources(of: $0, as: "--test-source") } ?? []
        var facts = try list(sources(of: target) + testSources, in: context) + tests.facts
        if given.extractOption(named: "graphs").isEmpty {
            let folder = context.pluginWorkDirectoryURL.appending(component: "graphs-\(target.name)")
            guard let build = try collectGraphs(of: target, into: folder) else { return }
            facts += ["--graphs", folder.path(percentEncoded: false)]
            if let target = tests.target { buildDependencies(of: target) }
            facts += ["--build-description", description(of: build)]
            facts += tests.target.map { ["--tests", $0.moduleName] } ?? []
        }
        let hasSucceeded = try guardian.run(command + facts)
        if hasSucceeded, given.extractFlag(named: "dry-run") == 0 { guardian.planAnew() }
    }

    /// Builds the modules that the tests import; if that fails, the tool reports it.
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

    /// Returns the tests that the laws go to, and the options that tell the tool about them.
    private func tests(
        of target: SwiftSourceModuleTarget,
        _ output: String?,
        in package: Package
    ) -> (target: SwiftSourceModuleTarget?, facts: [String])? {
        if let output {
            let folder = URL(filePath: output, relativeTo: package.directoryURL).standardizedFileURL
            return (self.target(around: folder, in: package), [])
        }
        let targets = package.targets.compactMap { $0 as? SwiftSourceModuleTarget }
        if let tests = targets.first(where: { $0.name == "\(target.name)Tests" }) {
            return (tests, ["--output", tests.directoryURL.path(percentEncoded: false)])
        }
        Diagnostics.error(
            "There is no test target \(target.name)Tests, or it has no Swift file yet. Say where the laws go: --output DIR"
        )
        return nil
    }

    /// Whether the tests can import the kit, as the laws do; reports an error if not.
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
}
