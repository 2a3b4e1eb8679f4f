/// Finds out whether declarations of a module that name no actor are on the main actor.
///
/// A symbol graph does not hold a module's settings. But it prints the actor of a member even where only the default
/// puts it there, and the actor of a type only where it is written: so the members of types that name no actor reveal
/// the default.
struct DefaultIsolation {
    private static let types: Set<String> = ["swift.protocol", "swift.struct", "swift.class", "swift.enum"]
    private static let members: Set<String> = [
        "swift.method", "swift.property", "swift.subscript",
        "swift.type.method", "swift.type.property", "swift.type.subscript",
    ]

    /// Whether most members of types that name no actor are on the main actor.
    ///
    /// A few of the members may name another actor themselves, and to take too many types for isolated does no harm.
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
    /// Whether the declaration names an actor or is `nonisolated`.
    var saysIsolation: Bool {
        isNonisolated
            || attributes.contains { $0 == "@concurrent" || $0.trimmingPrefix("@").first?.isUppercase == true }
    }

    /// Whether the declaration is `nonisolated`.
    var isNonisolated: Bool {
        attributes.contains { $0.hasPrefix("nonisolated") }
    }

    /// Whether the declaration names the main actor.
    var isOnMainActor: Bool { attributes.contains { $0.hasSuffix("MainActor") } }

    /// Attributes and keywords, since the compiler prints `nonisolated` as an attribute, too.
    private var attributes: [String] {
        (declarationFragments ?? []).filter { $0.kind == "attribute" || $0.kind == "keyword" }.map(\.spelling)
    }
}
