import PackagePlugin

/// Shows the content of ledgers: in the terminal, and in files for people and for CI.
///
/// `swift package conformance-report --from .build/ledger`
@main
struct ConformanceReport: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) async throws {
        var given = ArgumentExtractor(arguments)
        var usual: [String] = []
        if given.extractOption(named: "output").isEmpty {
            usual += ["--output", context.pluginWorkDirectoryURL.path(percentEncoded: false)]
        }
        if given.extractOption(named: "title").isEmpty { usual += ["--title", context.package.displayName] }
        let tool = try Tool("conformance-report", context)
        if arguments.contains("--test") {
            usual += ["--scratch-path", tool.buildFolder.path(percentEncoded: false)]
        }
        _ = try tool.run(arguments + usual)
    }
}
