import PackagePlugin

/// Shows what ledgers say: in the terminal, and in files for people and for CI.
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
        _ = try Tool("conformance-report", context).run(arguments + usual)
    }
}
