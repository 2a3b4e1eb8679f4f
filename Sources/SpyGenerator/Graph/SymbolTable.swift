/// The declarations of all modules that were extracted, by identifier.
struct SymbolTable {
    private(set) var symbols: [String: Symbol] = [:]
    private(set) var modules: [String: String] = [:]
    private(set) var requirements: [String: [String]] = [:]
    private(set) var optionalRequirements: Set<String> = []
    private(set) var parents: [String: [Relationship]] = [:]
    private(set) var defaulted: Set<String> = []
    /// The names of result builders.
    private(set) var builders: Set<String> = []
    /// The types and protocols that declare what is no requirement, by member.
    private(set) var owners: [String: String] = [:]
    /// What a type or a protocol declares, other than requirements.
    private(set) var members: [String: [String]] = [:]
    /// The classes that inherit from another.
    private var subclasses: Set<String> = []
    /// The modules that declare something of a name that is not within a type.
    private var modulesByName: [String: Set<String>] = [:]
    /// Modules in which whatever says nothing is on the main actor.
    private var mainActorModules: Set<String> = []

    init(_ graphs: [SymbolGraph]) {
        for graph in graphs {
            for symbol in graph.symbols {
                symbols[symbol.identifier.precise] = symbol
                modules[symbol.identifier.precise] = graph.module.name
                if symbol.pathComponents.count == 1 {
                    modulesByName[symbol.pathComponents[0], default: []].insert(graph.module.name)
                }
                if symbol.isResultBuilder, let name = symbol.pathComponents.last { builders.insert(name) }
            }
            for edge in graph.relationships { add(edge) }
            if DefaultIsolation(graph).isMainActor { mainActorModules.insert(graph.module.name) }
        }
    }

    private mutating func add(_ edge: Relationship) {
        switch edge.kind {
        case "requirementOf":
            requirements[edge.target, default: []].append(edge.source)
        case "optionalRequirementOf":
            requirements[edge.target, default: []].append(edge.source)
            optionalRequirements.insert(edge.source)
        case "conformsTo":
            parents[edge.source, default: []].append(edge)
        case "memberOf":
            owners[edge.source] = edge.target
            members[edge.target, default: []].append(edge.source)
        case "inheritsFrom":
            subclasses.insert(edge.source)
        case "defaultImplementationOf":
            defaulted.insert(edge.target)
        default:
            break
        }
    }

    /// Whether several modules declare something of a name.
    func isAmbiguous(_ name: String) -> Bool { modulesByName[name, default: []].count > 1 }

    /// Whether a module declares something of a name.
    func declares(_ name: String) -> Bool { modulesByName[name] != nil }

    /// Whether a type conforms to a protocol without conditions.
    func conforms(_ type: String, to target: String) -> Bool {
        parents[type, default: []].contains { $0.target == target && ($0.swiftConstraints ?? []).isEmpty }
    }

    /// Whether a class inherits from another.
    func hasSuperclass(_ type: String) -> Bool { subclasses.contains(type) }

    /// Whether what a type conforms to may only hold on an actor, which the symbol graph does not tell.
    func mayBeIsolated(_ type: String) -> Bool {
        guard let symbol = symbols[type] else { return false }
        return symbol.saysIsolation ? !symbol.isNonisolated : isInMainActorModule(type)
    }

    /// Whether a type is on the main actor, because it says so or by default.
    func isOnMainActor(_ type: String) -> Bool {
        symbols[type].map { $0.saysIsolation ? $0.isOnMainActor : isInMainActorModule(type) } ?? false
    }

    /// Whether a type is on the main actor although it does not say so, and what it conforms to may be, too.
    func isIsolatedByDefault(_ type: String) -> Bool {
        symbols[type].map { !$0.saysIsolation && isInMainActorModule(type) } ?? false
    }

    /// Whether a generic type asks something of its arguments.
    func constrains(_ type: String) -> Bool {
        (symbols[type]?.declarationFragments ?? []).contains { $0.kind == "keyword" && $0.spelling == "where" }
    }

    /// Whether a protocol is on the main actor although it does not say so.
    func isOnMainActorByDefault(_ id: String) -> Bool {
        guard let symbol = symbols[id], !symbol.saysIsolation, isInMainActorModule(id) else { return false }
        // NB: a protocol within a type that is on no actor is on none either, and neither is an actor's.
        return requirements[id, default: []].compactMap { symbols[$0] }
            .filter { !["swift.associatedtype", "swift.typealias"].contains($0.kind.identifier) }
            .allSatisfy(\.saysIsolation)
    }

    /// Whether whatever says nothing is on the main actor in the module of a declaration.
    func isInMainActorModule(_ id: String) -> Bool {
        modules[id].map(mainActorModules.contains) ?? false
    }
}
