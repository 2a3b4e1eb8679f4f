extension Option {
    // MARK: What every tool has

    package static let help = Option(name: "--help", help: "show this")

    // MARK: What reads a target

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

    // MARK: What writes tests

    package static let mainActorByDefault = Option(
        name: "--main-actor-by-default",
        help: "for a test target with .defaultIsolation(MainActor.self)"
    )

    // MARK: What the plugins add

    /// NB: a plugin knows from SwiftPM how the tests are compiled, and which module they are.
    package static let buildDescription = Option(name: "--build-description", value: "PATH", help: nil)
    package static let tests = Option(name: "--tests", value: "NAME", help: nil)
    /// NB: a plugin asks whether all is well before it compiles anything.
    package static let argumentsOnly = Option(name: "--arguments-only", help: nil)
}
