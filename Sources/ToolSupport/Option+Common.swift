extension Option {
    // MARK: Options of every tool

    package static let help = Option(name: "--help", help: "show this")

    // MARK: Options for reading a target

    package static let graphs = Option(
        name: "--graphs",
        value: "DIR",
        help: "read these symbol graphs instead of compiling the target"
    )
    package static let source = Option(
        name: "--source",
        value: "PATH",
        isRepeatable: true,
        help: "a file of the target or a folder of them, if --graphs comes from elsewhere; may be repeated"
    )
    package static let dependencySource = Option(
        name: "--dependency-source",
        value: "PATH",
        isRepeatable: true,
        help: "the same of a module that the target imports, if it has types that cannot be copied"
    )

    // MARK: Options for writing tests

    package static let mainActorByDefault = Option(
        name: "--main-actor-by-default",
        help: "for a test target with .defaultIsolation(MainActor.self)"
    )

    // MARK: Options that the plugins add

    /// The module of the tests and how it is compiled, which a plugin knows from SwiftPM.
    package static let buildDescription = Option(name: "--build-description", value: "PATH", help: nil)
    package static let tests = Option(name: "--tests", value: "NAME", help: nil)
    /// The only package that a plugin may write to.
    package static let package = Option(name: "--package", value: "DIR", help: nil)
    /// A file that holds further arguments, one in each line, since there may be more sources than a command line holds.
    package static let sourceList = Option(name: "--source-list", value: "FILE", help: nil)
    /// Whether only the arguments are checked, which a plugin asks for before it compiles anything.
    package static let argumentsOnly = Option(name: "--arguments-only", help: nil)
}
