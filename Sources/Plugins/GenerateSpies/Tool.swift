import Foundation
import PackagePlugin

/// The tool that does the work of a plugin: it parses the options, and prints its own results.
struct Tool {
    private let name: String
    private let tool: URL
    /// The folder of the package.
    let folder: URL
    /// The folder that SwiftPM builds in.
    let buildFolder: URL
    private let plan: URL

    init(_ name: String, _ context: PluginContext) throws {
        self.name = name
        tool = try context.tool(named: name).url
        folder = context.package.directoryURL
        // SwiftPM gives a plugin the folder `plugins/NAME/outputs` inside the folder that it builds in.
        buildFolder = context.pluginWorkDirectoryURL.appending(path: "../../..").standardizedFileURL
        plan = buildFolder.appending(path: "debug/description.json")
    }

    /// Makes SwiftPM plan its next build from scratch, so that it finds the written files.
    ///
    /// SwiftPM plans a build before each command, and considers this plan up to date if the folder afterwards is as it
    /// was in the last build: after removing all spies and generating them again, a user's next build would lack them.
    func planAnew() {
        try? FileManager.default.removeItem(at: plan)
    }

    /// Runs the tool in the folder of the package, and returns whether it succeeded.
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
            // An error makes the command fail, and SwiftPM adds nothing to its text.
            if line.hasPrefix("error: ") {
                Diagnostics.error(String(line.dropFirst(7)))
            } else {
                // The output of `print` might come after the errors.
                FileHandle.standardOutput.write(Data("\(line)\n".utf8))
            }
        }
        if process.terminationReason == .uncaughtSignal { Diagnostics.error("\(name) has crashed.") }
        return process.terminationStatus == 0
    }
}
