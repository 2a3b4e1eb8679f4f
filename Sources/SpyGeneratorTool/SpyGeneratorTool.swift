import Foundation
import SpyGenerator

/// The command behind the package's plugins.
@main
struct SpyGeneratorTool {
    static let usage = """
        spy-generator generate --module NAME --graphs DIR --output DIR [--source FILE …] [--protocol NAME …]
                               [--suffix TEXT] [--mock PATTERN …] [--access public|internal]
                               [--support FILE …] [--main-actor-by-default] [--check] [--force] [--timings]
        spy-generator copy     --from DIR --output DIR [--role NAME …] [--support FILE …] [--check] [--force]

        generate writes a spy for each protocol of a module, from the symbol graphs in a folder.
        copy     copies ready spies into another module.

        With --support, the spies need no module: the support is written beside them as one file.
        With --check, nothing is written; the exit code is 1 if anything is missing, stale or edited.
        """

    static func main() {
        do {
            let arguments = try Arguments(
                Array(CommandLine.arguments.dropFirst()),
                options: [
                    "--module", "--graphs", "--output", "--source", "--protocol", "--suffix", "--mock", "--access",
                    "--support", "--from", "--role",
                ],
                flags: ["--check", "--force", "--timings", "--main-actor-by-default"]
            )
            switch arguments.command {
            case "generate": exit(try GenerateCommand(arguments).run())
            case "copy": exit(try CopyCommand(arguments).run())
            case "--help", "help": FileHandle.standardOutput.write(Data("\(usage)\n".utf8))
            default: throw UsageError("“\(arguments.command)” is no command")
            }
        } catch let error as UsageError {
            print(error: "\(error)\n\n\(usage)")
            exit(64)
        } catch {
            print(error: "error: \(error)")
            exit(1)
        }
    }

    static func print(error text: String) {
        FileHandle.standardError.write(Data("\(text)\n".utf8))
    }
}
