/// The declarations of all modules that were extracted, by identifier.
struct SymbolTable {
    private(set) var symbols: [String: Symbol] = [:]
    private(set) var modules: [String: String] = [:]
    private(set) var requirements: [String: [String]] = [:]
    private(set) var optionalRequirements: Set<String> = []
    private(set) var parents: [String: [Relationship]] = [:]
    private(set) var defaulted: Set<String> = []

    init(_ graphs: [SymbolGraph]) {
        for graph in graphs {
            for symbol in graph.symbols {
                symbols[symbol.identifier.precise] = symbol
                modules[symbol.identifier.precise] = graph.module.name
            }
            for edge in graph.relationships { add(edge) }
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
        case "defaultImplementationOf":
            defaulted.insert(edge.target)
        default:
            break
        }
    }

    /// Whether a type conforms to a protocol without conditions.
    func conforms(_ type: String, to target: String) -> Bool {
        parents[type, default: []].contains { $0.target == target && ($0.swiftConstraints ?? []).isEmpty }
    }
}
