/// The modules that a spy has to import for the types that it names.
struct Imports {
    let declaration: ProtocolDeclaration
    let plan: SpyPlan

    /// The modules whose members the spy needs, although it names none of their types.
    var hiddenModules: [String] {
        declaration.implementers.subtracting(modules).sorted()
    }

    /// The modules, sorted, including the protocol's own.
    var modules: [String] {
        let requirements = plan.members.map(\.requirement)
        let types = requirements.flatMap { $0.parameters.map(\.type) + [$0.result] } + plan.aliases.map(\.type)
        let ids = types.flatMap(\.ids)
        let named = ids.compactMap(SymbolID.module) + declaration.namedModules
        var modules = Set(named.map(Self.published))
        modules.insert(declaration.module)
        // An identifier of C or Objective-C does not contain its module, so the imports of the protocol's file are
        // used.
        if ids.contains(where: { $0.hasPrefix("c:") }) {
            modules.formUnion(declaration.imports)
        }
        if declaration.superclass == "NSObject" { modules.insert("Foundation") }
        modules.remove("Swift")
        return modules.sorted()
    }

    /// The modules that Foundation re-exports; `FoundationNetworking` and `FoundationXML` are not among them.
    private static let parts: Set<String> = ["FoundationEssentials", "FoundationInternationalization"]

    /// The modules that exist on Linux only; elsewhere, Foundation declares what they hold.
    static let optional: Set<String> = ["FoundationNetworking", "FoundationXML"]

    /// Returns the module to import for a module of the toolchain.
    static func published(_ module: String) -> String {
        if parts.contains(module) { return "Foundation" }
        return module.hasPrefix("_") ? "Swift" : module
    }
}
