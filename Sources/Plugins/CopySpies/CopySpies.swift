import Foundation
import PackagePlugin

/// Copies ready spies of the kit into a new module.
///
/// `swift package copy-spies --system todo --role view --output Tests/ListTests/Spies`
@main
struct CopySpies: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) async throws {
        var extractor = ArgumentExtractor(arguments)
        let systems = extractor.extractOption(named: "system")
        let isStandalone = extractor.extractFlag(named: "standalone") > 0
        guard systems.count == 1, let system = systems.first else {
            throw PluginError("Name one system: --system todo")
        }
        let target = "\(system.prefix(1).uppercased())\(system.dropFirst().lowercased())Spies"
        guard let folder = context.package.kitFolder(of: target) else {
            throw PluginError("The kit has no spies for “\(system)”.")
        }
        var command = ["copy", "--from", folder.path(percentEncoded: false)]
        if isStandalone {
            for file in try context.package.supportFiles { command += ["--support", file] }
        }
        try run(context.tool(named: "spy-generator"), command + extractor.remainingArguments, in: context.package)
    }
}
