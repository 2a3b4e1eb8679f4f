import Foundation
import PackagePlugin

extension Package {
    /// The folder of a target of the kit, wherever among the dependencies the kit is.
    func kitFolder(of target: String) -> URL? {
        if let found = targets.first(where: { $0.name == target }) { return found.directoryURL }
        for dependency in dependencies {
            if let folder = dependency.package.kitFolder(of: target) { return folder }
        }
        return nil
    }

    /// The files that spies need if they do not import the kit; those in `Roles` need its contracts.
    var supportFiles: [String] {
        get throws {
            guard let folder = kitFolder(of: "VIPERSpies") else { throw PluginError("The kit has no VIPERSpies.") }
            return try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
                .filter { $0.pathExtension == "swift" }
                .map { $0.path(percentEncoded: false) }
                .sorted()
        }
    }
}
