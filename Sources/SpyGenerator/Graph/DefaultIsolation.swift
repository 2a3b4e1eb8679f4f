/// Tells whether a module puts on the main actor whatever says nothing about it.
///
/// The symbol graph knows no settings of a module. But it prints the actor of a member even where only the default
/// puts it there, and that of a type only where it is written: members of types that say nothing tell the default.
struct DefaultIsolation {
    private static let types: Set<String> = ["swift.protocol", "swift.struct", "swift.class", "swift.enum"]
    private static let members: Set<String> = [
        "swift.method", "swift.property", "swift.subscript",
        "swift.type.method", "swift.type.property", "swift.type.subscript",
    ]

    /// Whether most members of types that say nothing are on the main actor.
    ///
    /// NB: a few members may say otherwise themselves, and to take too many types for isolated does no harm.
    let isMainActor: Bool

    init(_ graph: SymbolGraph) {
        let actors = Set(graph.relationships.filter { $0.kind == "conformsTo" && $0.target == "s:ScA" }.map(\.source))
        let silent = graph.symbols.filter { symbol in
            Self.types.contains(symbol.kind.identifier) && !actors.contains(symbol.identifier.precise)
                && !symbol.saysIsolation
        }
        let owners = Set(silent.map(\.pathComponents))
        let members = graph.symbols.filter { symbol in
            Self.members.contains(symbol.kind.identifier) && owners.contains(symbol.pathComponents.dropLast())
                && !symbol.identifier.precise.contains("::SYNTHESIZED::")
        }
        let isolated = members.count(where: \.isOnMainActor)
        isMainActor = isolated > members.count { !$0.saysIsolation }
    }
}

extension Symbol {
    /// Whether its declaration names an actor, or that it is on none.
    var saysIsolation: Bool {
        isNonisolated
            || attributes.contains { $0 == "@concurrent" || $0.trimmingPrefix("@").first?.isUppercase == true }
    }

    /// Whether its declaration says that it is on no actor.
    var isNonisolated: Bool {
        attributes.contains { $0.hasPrefix("nonisolated") }
    }

    /// Whether its declaration names the main actor.
    var isOnMainActor: Bool { attributes.contains { $0.hasSuffix("MainActor") } }

    /// NB: the compiler takes `nonisolated` for an attribute, too.
    private var attributes: [String] {
        (declarationFragments ?? []).filter { $0.kind == "attribute" || $0.kind == "keyword" }.map(\.spelling)
    }
}
