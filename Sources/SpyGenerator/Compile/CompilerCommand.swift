import Foundation

/// The command that compiles a module.
public struct CompilerCommand: Decodable, Sendable {
    /// The compiler.
    public let executable: String
    /// The folder of the modules that it imports.
    public let importPath: String
    /// The name of the module.
    public let moduleName: String
    /// All other arguments, such as those that decide what code is valid.
    public let otherArguments: [String]

    /// Whether declarations that name no actor are on the main actor.
    public var isOnMainActorByDefault: Bool {
        zip(otherArguments, otherArguments.dropFirst()).contains { $0 == ("-default-isolation", "MainActor") }
    }

    /// The arguments, except those about the files that a build leaves behind and about how it reports.
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
    /// Reads the command for a module of a package, as SwiftPM recorded it for its own builds; `nil` if there is none.
    ///
    /// - Parameters:
    ///   - module: The name of the module.
    ///   - description: The path of SwiftPM's description of the build.
    public init?(module: String, description path: String) {
        struct Description: Decodable { let swiftCommands: [String: CompilerCommand] }
        guard
            let data = try? Data(contentsOf: URL(filePath: path)),
            let commands = try? JSONDecoder().decode(Description.self, from: data).swiftCommands,
            // SwiftPM lists what it builds for itself, such as this tool, a second time.
            let command = commands.first(where: { $1.moduleName == module && !$0.hasSuffix("-tool.module") })?.value
        else { return nil }
        self = command
    }
}
