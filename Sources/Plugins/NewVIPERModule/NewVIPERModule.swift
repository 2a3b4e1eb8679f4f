import PackagePlugin

/// Writes a new module and its tests into the package.
///
/// `swift package --allow-writing-to-package-directory new-viper-module Login`
@main
struct NewVIPERModule: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) async throws {
        let writer = try Tool("module-writer", context)
        let targets = context.package.targets.flatMap { facts(of: $0, in: context.package) }
        if try writer.run(arguments + targets), !arguments.contains(where: ["--dry-run", "--help"].contains) {
            writer.planAnew()
        }
    }

    /// Returns the options that tell the tool about a target.
    private func facts(of target: any Target, in package: Package) -> [String] {
        guard let source = target as? SwiftSourceModuleTarget else { return ["--other-target", target.name] }
        let option = source.kind == .test ? "--test-target" : "--source-target"
        let path = shown(source.directoryURL.path(percentEncoded: false), in: package)
        let hasKit = source.dependencies.contains { dependency in
            if case .product(let product) = dependency { product.name == "VIPERConformance" } else { false }
        }
        return [option, "\(target.name)=\(path)"] + (hasKit ? ["--kit-target", target.name] : [])
    }

    /// Returns a path as a person in the folder of the package would write it.
    private func shown(_ path: String, in package: Package) -> String {
        let root = package.directoryURL.path(percentEncoded: false)
        let folder = root.hasSuffix("/") ? root : "\(root)/"
        let inner = path.hasPrefix(folder) ? String(path.dropFirst(folder.count)) : path
        return inner.hasSuffix("/") ? String(inner.dropLast()) : inner
    }
}
