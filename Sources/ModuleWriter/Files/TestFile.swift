/// The parts that all test files share.
struct TestFile {
    let names: ModuleNames

    /// The imports of each file.
    @TextBuilder var imports: [Substring] {
        let modules = [names.choices.importedModule, "Testing", "VIPERSpecs"].sorted()
        for module in modules { "import \(module)" }
        ""
    }

    /// The modifier of a type or a property that is on no actor.
    var freely: String { names.choices.isOnMainActorByDefault ? "nonisolated " : "" }

    /// The doubles of a fixture, which share its log.
    @TextBuilder func doubles(_ roles: [Role]) -> [Substring] {
        for role in roles { "    let \(role): \(names.double(role))" }
        """

            init() {
        """
        for role in roles { "        \(role) = \(names.double(role))(log: log)" }
        "    }"
    }
}
