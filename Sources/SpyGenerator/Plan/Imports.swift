/// The modules that a spy has to import, for the types that it writes.
struct Imports {
    let declaration: ProtocolDeclaration
    let plan: SpyPlan

    /// The modules whose members the spy needs, but none of whose types it writes.
    var hiddenModules: [String] {
        declaration.implementers.subtracting(modules).sorted()
    }

    /// The modules, sorted; the protocol's own module among them.
    var modules: [String] {
        let requirements = plan.members.map(\.requirement)
        let types = requirements.flatMap { $0.parameters.map(\.type) + [$0.result] } + plan.aliases.map(\.type)
        let ids = types.flatMap(\.ids)
        let named = ids.compactMap(SymbolID.module) + declaration.namedModules
        var modules = Set(named.map(Self.published))
        modules.insert(declaration.module)
        // NB: what C and Objective-C declare does not tell its module, so the protocol's file has to.
        if ids.contains(where: { $0.hasPrefix("c:") }) {
            modules.formUnion(declaration.imports)
        }
        if declaration.superclass == "NSObject" { modules.insert("Foundation") }
        modules.remove("Swift")
        return modules.sorted()
    }

    /// The modules that Foundation shows as its own; `FoundationNetworking` and `FoundationXML` are not among them.
    private static let parts: Set<String> = ["FoundationEssentials", "FoundationInternationalization"]

    /// The modules that there are on Linux only, where they hold what is Foundation's elsewhere.
    static let optional: Set<String> = ["FoundationNetworking", "FoundationXML"]

    /// The module that others import for a module of the toolchain.
    static func published(_ module: String) -> String {
        if parts.contains(module) { return "Foundation" }
        return module.hasPrefix("_") ? "Swift" : module
    }
}
