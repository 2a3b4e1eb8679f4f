import ToolSupport

extension Option {
    /// The options of the report.
    static let report: [Option] = [
        Option(
            name: "--from",
            value: "PATH",
            isRepeatable: true,
            help: "a ledger or a folder of ledgers; may be repeated, as for the shards of a CI run"
        ),
        Option(name: "--test", help: "run swift test first, and report on that run instead of --from"),
        Option(name: "--filter", value: "PATTERN", isRepeatable: true, help: "with --test: only the tests that match"),
        Option(name: "--scratch-path", value: "DIR", help: nil),
        Option(name: "--baseline", value: "PATH", help: "an earlier ledger; only what became worse fails"),
        Option(name: "--output", value: "DIR", help: "where the files go: page, Markdown, JUnit XML, badge, ledger"),
        Option(name: "--system", value: "NAME", isRepeatable: true, help: "only this one; may be repeated"),
        Option(name: "--title", value: "TEXT", help: "what stands above it all"),
        Option(name: "--annotate", help: "print a line for GitHub at each failure, which it shows beside the code"),
        Option(name: "--color", value: "WHEN", help: "auto, always or never; auto is a terminal without NO_COLOR"),
        help,
    ]
}
