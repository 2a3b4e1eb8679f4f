/// A class that a spy has to inherit from, as far as the symbol graph knows it.
struct Superclass {
    private let name: String
    /// Whether it belongs to the SDK, whose classes are not made to be inherited from by anybody.
    private let isForeign: Bool
    private let members: [Symbol]

    /// `nil` if a type that a protocol inherits from is no class.
    init?(_ type: TypeSyntax, _ id: String, in table: SymbolTable) {
        name = "\(type)"
        let isRoot = name == "NSObject"
        let isOfSDK = id.hasPrefix("c:objc(cs)") || SymbolID.module(of: id)?.hasPrefix("Foundation") ?? false
        // NB: the name of a Swift class ends so.
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

    /// Why nothing can inherit from it that is created with nothing but a log; `nil` if nothing is known against it.
    ///
    /// NB: an initialiser that the compiler makes, and one that is private, are not in the symbol graph.
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
    /// Whether a word stands in its declaration.
    fileprivate func says(_ word: String) -> Bool {
        let words = (declarationFragments ?? []).flatMap { $0.spelling.split { " ()".contains($0) } }
        return words.contains { $0 == word }
    }
}
