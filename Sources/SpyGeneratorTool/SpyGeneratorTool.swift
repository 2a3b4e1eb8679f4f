import ToolSupport

/// The command of the plugins for spies.
@main
struct SpyGeneratorTool {
    static let help = """
        spy-generator generate    writes a spy for each protocol of a target
        spy-generator copy        copies ready spies of the kit

        spy-generator generate --help lists the options.
        """

    static func main() { Tool.main(run) }

    private static func run(_ arguments: [String]) throws {
        let name = arguments.first ?? ""
        if ["--help", ""].contains(name) { return Console.say(help) }
        guard let command = Command(rawValue: name) else {
            throw UsageError("“\(name)” is no command; there are generate and copy.")
        }
        let arguments = try Arguments(Array(arguments.dropFirst()), options: command.options)
        if arguments.has("--help") { return Console.say(command.help) }
        try command.run(arguments)
    }
}
