import Foundation
import PackagePlugin

/// Runs the generator in the folder of the package, and fails if it does.
func run(_ tool: PluginContext.Tool, _ arguments: [String], in package: Package) throws {
    let process = Process()
    process.executableURL = tool.url
    process.arguments = arguments
    process.currentDirectoryURL = package.directoryURL
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus != 0 else { return }
    let isCheck = arguments.contains("--check")
    throw PluginError(isCheck ? "The spies are not what they should be." : "Not every spy could be written.")
}
