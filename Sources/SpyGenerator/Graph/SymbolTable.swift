/// The declarations of all extracted modules, by identifier.
package struct SymbolTable {
    package private(set) var symbols: [String: Symbol] = [:]
    package private(set) var modules: [String: String] = [:]
    package private(set) var requirements: [String: [String]] = [:]
    package private(set) var optionalRequirements: Set<String> = []
    package private(set) var parents: [String: [Relationship]] = [:]
    package private(set) var defaulted: Set<String> = []
    /// The names of result builders.
    package private(set) var builders: Set<String> = []
    /// The type or protocol of each member that is no requirement.
    package private(set) var owners: [String: String] = [:]
    /// The members of each type or protocol, other than requirements.
    package private(set) var members: [String: [String]] = [:]
    /// The superclass of each class.
    package private(set) var superclasses: [String: String] = [:]
    /// The modules that declare each top-level name.
    private var modulesByName: [String: Set<String>] = [:]
    /// The modules whose declarations are on the main actor unless they say otherwise.
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

    /// Whether several modules declare a top-level name.
    package func isAmbiguous(_ name: String) -> Bool { modulesByName[name, default: []].count > 1 }

    /// Whether a module declares a top-level name.
    func declares(_ name: String) -> Bool { modulesByName[name] != nil }

    /// Whether a type conforms to a protocol unconditionally.
    package func conforms(_ type: String, to target: String) -> Bool {
        parents[type, default: []].contains { $0.target == target && ($0.swiftConstraints ?? []).isEmpty }
    }

    /// Whether a class inherits from another.
    package func hasSuperclass(_ type: String) -> Bool { superclasses[type] != nil }

    /// Whether a type's conformances may be isolated to an actor, which the symbol graph does not tell.
    package func mayBeIsolated(_ type: String) -> Bool {
        guard let symbol = symbols[type] else { return false }
        return symbol.saysIsolation ? !symbol.isNonisolated : isInMainActorModule(type)
    }

    /// Whether a type is on the main actor, because it says so or by default.
    package func isOnMainActor(_ type: String) -> Bool {
        symbols[type].map { $0.saysIsolation ? $0.isOnMainActor : isInMainActorModule(type) } ?? false
    }

    /// Whether a type, and perhaps its conformances, are on the main actor only by default.
    package func isIsolatedByDefault(_ type: String) -> Bool {
        symbols[type].map { !$0.saysIsolation && isInMainActorModule(type) } ?? false
    }

    /// Whether a generic type constrains its arguments with a `where` clause.
    package func constrains(_ type: String) -> Bool {
        (symbols[type]?.declarationFragments ?? []).contains { $0.kind == "keyword" && $0.spelling == "where" }
    }

    /// Whether a protocol is on the main actor only by default.
    package func isOnMainActorByDefault(_ id: String) -> Bool {
        guard let symbol = symbols[id], !symbol.saysIsolation, isInMainActorModule(id) else { return false }
        // A protocol inside a type that is on no actor is on none either, nor is a protocol inside an actor.
        return requirements[id, default: []].compactMap { symbols[$0] }
            .filter { !["swift.associatedtype", "swift.typealias"].contains($0.kind.identifier) }
            .allSatisfy(\.saysIsolation)
    }

    /// Whether the module of a declaration is on the main actor by default.
    package func isInMainActorModule(_ id: String) -> Bool {
        modules[id].map(mainActorModules.contains) ?? false
    }
}
