import ToolSupport

extension Option {
    /// The options of the command.
    static let guarding: [Option] = [
        Option(name: "--target", value: "NAME", help: "the target whose modules you want laws for"),
        Option(
            name: "--module",
            value: "NAME",
            isRepeatable: true,
            help: "only this one, which has the name of its presenter; may be repeated"
        ),
        Option(name: "--output", value: "DIR", help: "another folder than that of the target's tests"),
        Option(
            name: "--naming",
            value: "SCHEME",
            help: "how your protocols are called, if their names do not say it: a file as new-viper-module takes it"
        ),
        Option(
            name: "--mock",
            value: "'*Service'",
            isRepeatable: true,
            help: "call the spies of these mocks; a star stands for any text, and it may be repeated"
        ),
        mainActorByDefault,
        Option(name: "--dry-run", help: "write nothing, and show what would be written"),
        graphs,
        source,
        dependencySource,
        testSource,
        help,
        sourceList,
        buildDescription,
        tests,
        package,
        argumentsOnly,
    ]

    static let testSource = Option(
        name: "--test-source",
        value: "PATH",
        isRepeatable: true,
        help: "a file of the tests or a folder of them, which may have doubles already; may be repeated"
    )
}
