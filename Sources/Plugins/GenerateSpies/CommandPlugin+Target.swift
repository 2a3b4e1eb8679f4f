import Foundation
import PackagePlugin

/// Helpers of the commands that ask the compiler about a target.
extension CommandPlugin {
    /// Returns the target that the user names; reports an error and returns `nil` if it is none with Swift sources of
    /// its own.
    ///
    /// - Parameters:
    ///   - names: The values of `--target`.
    ///   - package: The package to look in.
    ///   - purpose: The target to name, such as “whose protocols you want spies for”.
    func target(_ names: [String], in package: Package, purpose: String) -> SwiftSourceModuleTarget? {
        let targets = package.targets.compactMap { $0 as? SwiftSourceModuleTarget }
        if let target = targets.first(where: { names.contains($0.name) && $0.kind != .test }) { return target }
        if let other = package.targets.first(where: { names.contains($0.name) }) {
            let reason = other is SwiftSourceModuleTarget ? "holds tests" : "is not written in Swift"
            Diagnostics.error("--target: \(other.name) \(reason); name the target \(purpose).")
            return nil
        }
        let others = targets.filter { $0.kind != .test }.map(\.name).sorted().joined(separator: ", ")
        Diagnostics.error("--target: \(package.displayName) has no target \(names.joined()), but \(others).")
        return nil
    }

    /// Returns the options that pass the sources of a target and of its dependencies to a tool.
    func sources(of target: SwiftSourceModuleTarget) -> [String] {
        sources(of: target, as: "--source")
            + dependencies(of: target).flatMap { sources(of: $0, as: "--dependency-source") }
    }

    /// Returns the sources of a target alone, each as the value of an option.
    func sources(of target: SwiftSourceModuleTarget, as option: String) -> [String] {
        target.sourceFiles(withSuffix: "swift").map { "\(option)=\($0.url.path(percentEncoded: false))" }
    }

    /// Writes options to a file, since there may be more sources than a command line holds, and returns the option for it.
    func list(_ sources: [String], in context: PluginContext) throws -> [String] {
        let file = context.pluginWorkDirectoryURL.appending(component: "sources")
        try Data(sources.joined(separator: "\n").utf8).write(to: file)
        return ["--source-list", file.path(percentEncoded: false)]
    }

    private func dependencies(of target: SwiftSourceModuleTarget) -> [SwiftSourceModuleTarget] {
        target.recursiveTargetDependencies.compactMap { $0 as? SwiftSourceModuleTarget }
    }

    /// Returns the target whose folder contains a path, the innermost if there are several; `nil` if there is none.
    func target(around path: URL, in package: Package) -> SwiftSourceModuleTarget? {
        func folder(_ target: SwiftSourceModuleTarget) -> [String] {
            target.directoryURL.standardizedFileURL.pathComponents
        }
        return package.targets.compactMap { $0 as? SwiftSourceModuleTarget }
            .filter { path.pathComponents.starts(with: folder($0)) }
            .max { folder($0).count < folder($1).count }
    }

    /// Returns the path of the file in which SwiftPM records how it compiles each module.
    func description(of build: URL) -> String {
        build.appending(path: "debug/description.json").path(percentEncoded: false)
    }

    /// Collects the symbol graphs of the target and of the modules that its protocols may inherit from.
    ///
    /// - Returns: The folder of the build; `nil` if something does not compile.
    func collectGraphs(of target: SwiftSourceModuleTarget, into folder: URL) throws -> URL? {
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
                // SwiftPM has shown the compiler's errors, and its own error tells a person nothing.
                Diagnostics.error("Nothing was written, since \(module.name) does not compile.")
                return nil
            }
            // SwiftPM keeps them at `extracted-symbols/PACKAGE/MODULE` in its folder for a platform.
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
