import ToolSupport

/// The command of the plugin that writes new modules.
@main
struct ModuleWriterTool {
    static let help = """
        Writes a new module and its tests, which say what to fill in.

          swift package --allow-writing-to-package-directory new-viper-module NAME
          swift run module-writer NAME

        """

    static func main() {
        Tool.main { arguments in
            let arguments = try Arguments(arguments, options: Option.newModule, operand: "NAME")
            if arguments.has("--help") { return Console.say("\(help)\n\(Option.newModule.help)") }
            try NewModuleCommand(arguments).run()
        }
    }
}
