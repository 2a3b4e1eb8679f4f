import ToolSupport

extension Option {
    /// The options of the command that writes a new module.
    static let newModule: [Option] = [
        Option(
            name: "--target",
            value: "TARGET",
            help: "where the module goes; a target of its own if nothing is said"
        ),
        Option(name: "--dialect", value: "HOW", help: "how answers come: delegate, completion, async or stream"),
        Option(
            name: "--naming",
            value: "SCHEME",
            help: "how protocols are called: interface, input-output, protocol, ing, or a file of your own"
        ),
        Option(name: "--host", value: "HOST", help: "what the view is made of: uikit, swiftui or none"),
        Option(name: "--formatter", help: "a formatter, too"),
        Option(name: "--without", value: "interactor", help: "four files: the presenter asks the service itself"),
        Option(
            name: "--main-actor-by-default",
            help: "for a test target with .defaultIsolation(MainActor.self)"
        ),
        Option(name: "--dry-run", help: "show the files, and write nothing"),
        help,
        // What the plugin knows about the package.
        Option(name: "--source-target", value: "NAME=DIR", isRepeatable: true, help: nil),
        Option(name: "--test-target", value: "NAME=DIR", isRepeatable: true, help: nil),
        Option(name: "--other-target", value: "NAME", isRepeatable: true, help: nil),
        Option(name: "--kit-target", value: "NAME", isRepeatable: true, help: nil),
    ]
}
