import ToolSupport

/// A command of the tool.
enum Command: String {
    case generate
    case copy

    var options: [Option] {
        switch self {
        case .generate: Option.generate
        case .copy: Option.copy
        }
    }

    /// Runs the command, which throws if it fails.
    func run(_ arguments: Arguments) throws {
        switch self {
        case .generate: try GenerateCommand(arguments).run()
        case .copy: try CopyCommand(arguments).run()
        }
    }

    var help: String {
        [purpose, "", options.help].joined(separator: "\n")
    }

    private var purpose: String {
        switch self {
        case .generate:
            """
            Writes a spy for each protocol of a target into its tests.

              swift package --allow-writing-to-package-directory generate-spies --target NAME
              swift run spy-generator generate --target NAME --graphs DIR --output DIR
            """
        case .copy:
            """
            Copies ready spies of the kit into a new module.

              swift package --allow-writing-to-package-directory copy-spies --system todo --output DIR
              swift run spy-generator copy --system todo --output DIR
            """
        }
    }
}
