import Foundation
import PackagePlugin

/// The tool that does the work of a plugin; it knows the options, and says itself what it does.
struct Tool {
    private let name: String
    private let tool: URL
    private let folder: URL
    private let plan: URL

    init(_ name: String, _ context: PluginContext) throws {
        self.name = name
        tool = try context.tool(named: name).url
        folder = context.package.directoryURL
        // NB: what a plugin writes for itself goes to `plugins/NAME/outputs` of the folder that SwiftPM builds in.
        plan = context.pluginWorkDirectoryURL.appending(path: "../../../debug/description.json").standardizedFileURL
    }

    /// Lets SwiftPM find the files that are written.
    ///
    /// NB: it plans a build for each command, before that writes anything, and takes this plan for up to date if the
    /// folder is then as it was in the last build: who removes all spies and writes them anew would not find them.
    func planAnew() {
        try? FileManager.default.removeItem(at: plan)
    }

    /// Runs the tool in the folder of the package; whether it succeeded.
    func run(_ arguments: [String]) throws -> Bool {
        let process = Process()
        let messages = Pipe()
        process.executableURL = tool
        process.arguments = arguments
        process.currentDirectoryURL = folder
        process.standardError = messages
        try process.run()
        let text = String(decoding: messages.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        for line in text.split(separator: "\n") {
            // NB: an error makes the command fail, and SwiftPM adds nothing of its own to it.
            if line.hasPrefix("error: ") {
                Diagnostics.error(String(line.dropFirst(7)))
            } else {
                // NB: what `print` is told may come after the errors.
                FileHandle.standardOutput.write(Data("\(line)\n".utf8))
            }
        }
        if process.terminationReason == .uncaughtSignal { Diagnostics.error("\(name) has crashed.") }
        return process.terminationStatus == 0
    }
}
