import Foundation

/// How a module is compiled.
public struct CompilerCommand: Decodable, Sendable {
    /// The compiler.
    public let executable: String
    /// Where the modules are that it imports.
    public let importPath: String
    /// The name of the module.
    public let moduleName: String
    /// Everything that says what the compiler takes for right.
    public let otherArguments: [String]

    /// Whether what says nothing else is on the main actor.
    public var isOnMainActorByDefault: Bool {
        zip(otherArguments, otherArguments.dropFirst()).contains { $0 == ("-default-isolation", "MainActor") }
    }

    /// The same without what is about the files that a build leaves behind, and how it reports.
    var settings: [String] {
        let flags = ["-incremental", "-enable-batch-mode", "-serialize-diagnostics", "-parseable-output"]
        var settings: [String] = []
        var rest = otherArguments[...]
        while let argument = rest.popFirst() {
            if argument == "-index-store-path" || argument == "-emit-objc-header-path" {
                _ = rest.popFirst()
            } else if !flags.contains(argument), argument != "-emit-objc-header" {
                settings.append(argument)
            }
        }
        return settings
    }
}

extension CompilerCommand {
    /// The command for a module of a package, as SwiftPM has written it down for its own builds; `nil` if it has not.
    ///
    /// - Parameters:
    ///   - module: The name of the module.
    ///   - description: The path of the description that SwiftPM has made of the build.
    public init?(module: String, description path: String) {
        struct Description: Decodable { let swiftCommands: [String: CompilerCommand] }
        guard
            let data = try? Data(contentsOf: URL(filePath: path)),
            let commands = try? JSONDecoder().decode(Description.self, from: data).swiftCommands,
            // NB: what SwiftPM builds for itself, such as this tool, is there a second time.
            let command = commands.first(where: { $1.moduleName == module && !$0.hasSuffix("-tool.module") })?.value
        else { return nil }
        self = command
    }
}
