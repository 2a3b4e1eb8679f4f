import ToolSupport

extension Option {
    /// The options of `generate`.
    static let generate: [Option] = [
        Option(name: "--target", value: "NAME", help: "the target whose protocols you want spies for"),
        Option(name: "--protocol", value: "NAME", isRepeatable: true, help: "only this one; may be repeated"),
        Option(
            name: "--except",
            value: "NAME",
            isRepeatable: true,
            help: "all but this one, whose spy you write yourself; may be repeated"
        ),
        output("another folder than the target's test folder"),
        Option(name: "--suffix", value: "Mock", help: "“ServiceMock” instead of “ServiceSpy”"),
        Option(
            name: "--mock",
            value: "'*Service'",
            isRepeatable: true,
            help: "call only these mocks; a star stands for any text, and it may be repeated"
        ),
        Option(name: "--access", value: "public", help: "for spies that live in a module of their own"),
        standalone("write the support beside the spies, for tests that do not depend on the kit"),
        mainActorByDefault,
        check,
        Option(
            name: "--prune",
            help: "remove spies of deleted and renamed protocols, but nothing that a person wrote"
        ),
        force("overwrite and remove files that a person wrote or changed"),
        graphs,
        source,
        dependencySource,
        help,
        Option(name: "--timings", help: nil),
        sourceList,
        buildDescription,
        tests,
        package,
        argumentsOnly,
    ]

    /// The options of `copy`.
    static let copy: [Option] = [
        Option(name: "--system", value: "todo", help: "the system whose spies you want"),
        Option(
            name: "--role",
            value: "view",
            isRepeatable: true,
            help: "only those with this word in their names; may be repeated"
        ),
        output("where the spies go"),
        standalone("copy the contracts and the support along, for tests that do not depend on the kit"),
        mainActorByDefault,
        check,
        force("overwrite files that a person wrote or changed"),
        help,
        package,
        argumentsOnly,
    ]

    // MARK: Shared options

    private static let check = Option(
        name: "--check",
        help: "write nothing, fail if anything is missing, stale, edited or left over; for CI"
    )

    private static func output(_ help: String) -> Option { Option(name: "--output", value: "DIR", help: help) }

    private static func standalone(_ help: String) -> Option { Option(name: "--standalone", help: help) }

    private static func force(_ help: String) -> Option { Option(name: "--force", help: help) }
}
