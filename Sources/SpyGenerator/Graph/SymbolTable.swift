/// The declarations of all modules that were extracted, by identifier.
package struct SymbolTable {
    package private(set) var symbols: [String: Symbol] = [:]
    package private(set) var modules: [String: String] = [:]
    package private(set) var requirements: [String: [String]] = [:]
    package private(set) var optionalRequirements: Set<String> = []
    package private(set) var parents: [String: [Relationship]] = [:]
    package private(set) var defaulted: Set<String> = []
    /// The names of result builders.
    package private(set) var builders: Set<String> = []
    /// The types and protocols that declare what is no requirement, by member.
    package private(set) var owners: [String: String] = [:]
    /// What a type or a protocol declares, other than requirements.
    package private(set) var members: [String: [String]] = [:]
    /// The class that a class inherits from.
    package private(set) var superclasses: [String: String] = [:]
    /// The modules that declare something of a name that is not within a type.
    private var modulesByName: [String: Set<String>] = [:]
    /// Modules in which whatever says nothing is on the main actor.
    private var mainActorModules: Set<String> = []

    package init(_ graphs: [SymbolGraph]) {
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
            superclasses[edge.source] = edge.target
        case "defaultImplementationOf":
            defaulted.insert(edge.target)
        default:
            break
        }
    }

    /// Whether several modules declare something of a name.
    package func isAmbiguous(_ name: String) -> Bool { modulesByName[name, default: []].count > 1 }

    /// Whether a module declares something of a name.
    func declares(_ name: String) -> Bool { modulesByName[name] != nil }

    /// Whether a type conforms to a protocol without conditions.
    package func conforms(_ type: String, to target: String) -> Bool {
        parents[type, default: []].contains { $0.target == target && ($0.swiftConstraints ?? []).isEmpty }
    }

    /// Whether a class inherits from another.
    package func hasSuperclass(_ type: String) -> Bool { superclasses[type] != nil }

    /// Whether what a type conforms to may only hold on an actor, which the symbol graph does not tell.
    package func mayBeIsolated(_ type: String) -> Bool {
        guard let symbol = symbols[type] else { return false }
        return symbol.saysIsolation ? !symbol.isNonisolated : isInMainActorModule(type)
    }

    /// Whether a type is on the main actor, because it says so or by default.
    package func isOnMainActor(_ type: String) -> Bool {
        symbols[type].map { $0.saysIsolation ? $0.isOnMainActor : isInMainActorModule(type) } ?? false
    }

    /// Whether a type is on the main actor although it does not say so, and what it conforms to may be, too.
    package func isIsolatedByDefault(_ type: String) -> Bool {
        symbols[type].map { !$0.saysIsolation && isInMainActorModule(type) } ?? false
    }

    /// Whether a generic type asks something of its arguments.
    package func constrains(_ type: String) -> Bool {
        (symbols[type]?.declarationFragments ?? []).contains { $0.kind == "keyword" && $0.spelling == "where" }
    }

    /// Whether a protocol is on the main actor although it does not say so.
    package func isOnMainActorByDefault(_ id: String) -> Bool {
        guard let symbol = symbols[id], !symbol.saysIsolation, isInMainActorModule(id) else { return false }
        // NB: a protocol within a type that is on no actor is on none either, and neither is an actor's.
        return requirements[id, default: []].compactMap { symbols[$0] }
            .filter { !["swift.associatedtype", "swift.typealias"].contains($0.kind.identifier) }
            .allSatisfy(\.saysIsolation)
    }

    /// Whether whatever says nothing is on the main actor in the module of a declaration.
    package func isInMainActorModule(_ id: String) -> Bool {
        modules[id].map(mainActorModules.contains) ?? false
    }
}
