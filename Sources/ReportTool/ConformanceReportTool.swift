import ToolSupport

/// The command of the plugin for reports.
@main
struct ConformanceReportTool {
    static let help = """
        Shows what ledgers say of your modules: in the terminal, and in files for people and for CI.

          VIPER_LEDGER=.build/ledger swift test
          swift package conformance-report --from .build/ledger

        """

    static func main() {
        Tool.main { arguments in
            let arguments = try Arguments(arguments, options: Option.report)
            if arguments.has("--help") { return Console.say("\(help)\n\(Option.report.help)") }
            try ReportCommand(arguments).run()
        }
    }
}
