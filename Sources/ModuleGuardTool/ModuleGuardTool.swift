import ToolSupport

/// The command of the plugin that guards modules.
@main
struct ModuleGuardTool {
    static let help = """
        Writes the laws of each module of a target into its tests, with the spies that they need.

          swift package --allow-writing-to-package-directory guard-module --target NAME
          swift run module-guard --target NAME --graphs DIR --output DIR

        \(Option.guarding.help)
        """

    static func main() { Tool.main(run) }

    private static func run(_ arguments: [String]) throws {
        let arguments = try Arguments(arguments, options: Option.guarding)
        if arguments.has("--help") { return Console.say(help) }
        try GuardCommand(arguments).run()
    }
}
