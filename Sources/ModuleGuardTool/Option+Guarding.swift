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
        Option(
            name: "--main-actor-by-default",
            help: "for a test target with .defaultIsolation(MainActor.self)"
        ),
        Option(name: "--dry-run", help: "write nothing, and show what would be written"),
        Option(name: "--graphs", value: "DIR", help: "read these symbol graphs instead of compiling the target"),
        Option(
            name: "--source",
            value: "PATH",
            isRepeatable: true,
            help: "a file of the target or a folder of them, if --graphs comes from elsewhere; may be repeated"
        ),
        Option(
            name: "--dependency-source",
            value: "PATH",
            isRepeatable: true,
            help: "the same of a module that the target imports, if it has types that cannot be copied"
        ),
        Option(
            name: "--test-source",
            value: "PATH",
            isRepeatable: true,
            help: "a file of the tests or a folder of them, which may have doubles already; may be repeated"
        ),
        Option(name: "--help", help: "show this"),
        // NB: the plugin knows from SwiftPM how the tests are compiled, and which module they are.
        Option(name: "--build-description", value: "PATH", help: nil),
        Option(name: "--tests", value: "NAME", help: nil),
        // NB: the plugin asks whether all is well before it compiles anything.
        Option(name: "--arguments-only", help: nil),
    ]
}
