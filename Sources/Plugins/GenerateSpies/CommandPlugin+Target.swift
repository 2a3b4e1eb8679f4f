import Foundation
import PackagePlugin

/// What commands have in common that ask the compiler about a target.
extension CommandPlugin {
    /// The target that somebody names; `nil` if there is none with sources of its own, which is said.
    ///
    /// - Parameters:
    ///   - names: What was given for `--target`.
    ///   - package: The package to look in.
    ///   - purpose: Which target is meant, such as “whose protocols you want spies for”.
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

    /// The sources of a target and of what it depends on, as the tools are told of them.
    func sources(of target: SwiftSourceModuleTarget) -> [String] {
        sources(of: target, as: "--source")
            + dependencies(of: target).flatMap { sources(of: $0, as: "--dependency-source") }
    }

    /// The sources of a target alone, each as an option.
    func sources(of target: SwiftSourceModuleTarget, as option: String) -> [String] {
        target.sourceFiles(withSuffix: "swift").flatMap { [option, $0.url.path(percentEncoded: false)] }
    }

    private func dependencies(of target: SwiftSourceModuleTarget) -> [SwiftSourceModuleTarget] {
        target.recursiveTargetDependencies.compactMap { $0 as? SwiftSourceModuleTarget }
    }

    /// The target whose folder a path lies in; `nil` if there is none.
    func target(around path: URL, in package: Package) -> SwiftSourceModuleTarget? {
        package.targets.compactMap { $0 as? SwiftSourceModuleTarget }
            .first { path.pathComponents.starts(with: $0.directoryURL.standardizedFileURL.pathComponents) }
    }

    /// Where SwiftPM writes down how it compiles each module.
    func description(of build: URL) -> String {
        build.appending(path: "debug/description.json").path(percentEncoded: false)
    }

    /// Asks the compiler for the target, and for what its protocols may inherit from.
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
