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
        // Errors in the arguments are reported before anything is compiled.
        guard try generator.run(command + ["--arguments-only"]) else { return }
        let purpose = "whose protocols you want spies for"
        let names = given.extractOption(named: "target")
        guard let target = target(names, in: context.package, purpose: purpose) else { return }
        var facts = try list(sources(of: target), in: context)
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
            facts += self.target(around: output, in: context.package).map { ["--tests", $0.moduleName] } ?? []
        }
        _ = try generator.run(command + facts)
        // If not every spy can be written, the tool fails although it has written the others.
        if given.extractFlag(named: "check") == 0 { generator.planAnew() }
    }

    private func testFolder(of target: SwiftSourceModuleTarget, in package: Package) -> URL? {
        if let tests = package.targets.first(where: { $0.name == "\(target.name)Tests" }) {
            return tests.directoryURL.appending(component: "Spies")
        }
        Diagnostics.error(
            "There is no test target \(target.name)Tests, or it has no Swift file yet. Say where the spies go: --output DIR"
        )
        return nil
    }

    /// Builds the module that spies import, unless it is written beside them.
    private func buildSupport(unless command: [String]) {
        // If the build fails, the tool reports it.
        if !command.contains("--standalone") {
            _ = try? packageManager.build(.target("VIPERSpies"), parameters: .init())
        }
    }
}
