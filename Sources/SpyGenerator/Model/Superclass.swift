/// A class that a spy has to inherit from, as far as the symbol graph describes it.
struct Superclass {
    private let name: String
    /// Whether it belongs to the SDK, whose classes cannot all be inherited from.
    private let isForeign: Bool
    private let members: [Symbol]

    /// Returns `nil` if the type that a protocol inherits from is no class.
    init?(_ type: TypeSyntax, _ id: String, in table: SymbolTable) {
        name = "\(type)"
        let isRoot = name == "NSObject"
        let isOfSDK = id.hasPrefix("c:objc(cs)") || SymbolID.module(of: id)?.hasPrefix("Foundation") ?? false
        // The mangled name of a Swift class ends in “C”.
        let isClass = table.symbols[id].map { $0.kind.identifier == "swift.class" } ?? id.hasSuffix("C")
        guard isRoot || isClass || id.hasPrefix("c:objc(cs)") else { return nil }
        isForeign = !isRoot && (isOfSDK || table.symbols[id] == nil)
        members = isRoot ? [] : table.members[id, default: []].compactMap { table.symbols[$0] }
    }

    /// The names of its methods and properties.
    var names: Set<String> {
        let kinds = ["swift.method", "swift.property", "swift.type.method", "swift.type.property"]
        let symbols = members.filter { kinds.contains($0.kind.identifier) }
        return Set(symbols.compactMap { $0.pathComponents.last?.prefix { $0 != "(" } }.map(String.init))
    }

    /// Why a spy, which has only a log to be created with, cannot inherit from it; `nil` if no reason is known.
    ///
    /// Initialisers that are private or made by the compiler are not in the symbol graph.
    var reason: String? {
        if isForeign { return "it asks for the class \(name), whose initialisers are not known" }
        let initializers = members.filter { $0.kind.identifier == "swift.init" }
        if let required = initializers.first(where: { $0.says("required") }) {
            return "its superclass \(name) requires \(required.pathComponents.last ?? "init")"
        }
        let isPlain =
            initializers.isEmpty
            || initializers.contains { symbol in
                symbol.pathComponents.last == "init()"
                    && !["convenience", "throws", "async", "?", "!"].contains(where: symbol.says)
            }
        return isPlain ? nil : "its superclass \(name) has no init() that a spy could call"
    }
}

extension Symbol {
    /// Whether the declaration contains a word.
    fileprivate func says(_ word: String) -> Bool {
        let words = (declarationFragments ?? []).flatMap { $0.spelling.split { " ()".contains($0) } }
        return words.contains { $0 == word }
    }
}
