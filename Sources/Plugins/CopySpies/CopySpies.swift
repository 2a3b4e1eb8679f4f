import PackagePlugin

/// Copies ready spies of the kit into a new module.
///
/// `swift package --allow-writing-to-package-directory copy-spies --system todo --output Tests/ListTests/Spies`
@main
struct CopySpies: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) async throws {
        let generator = try Tool("spy-generator", context)
        let command = ["copy"] + arguments + ["--package", generator.folder.path(percentEncoded: false)]
        if try generator.run(command), !arguments.contains(where: ["--check", "--help"].contains) {
            generator.planAnew()
        }
    }
}
