/// Values of types that somebody has declared and that can be made of nothing: a case, or what `init()` creates.
struct DeclaredTypes {
    /// Classes of Apple's systems of which everybody knows that they can be.
    private static let controllers: Set<String> = [
        "UIViewController", "UINavigationController", "UIView", "NSViewController", "NSView",
    ]

    let table: SymbolTable
    let types: TypeResolver
    /// The module whose declarations need not be public.
    let module: String?
    /// Where the value is made.
    var isolation: Isolation

    /// An expression that makes a value; `nil` if nothing is known to.
    func expression(for type: TypeSyntax) -> String? {
        guard let id = id(of: type) else { return nil }
        if id.hasPrefix("c:objc(cs)") {
            return isOnMainActor && Self.controllers.contains("\(type)") ? "\(type)()" : nil
        }
        switch table.symbols[id]?.kind.identifier {
        case "swift.enum": return plainCase(of: id).map { CallCase(name: $0, payload: []).expression }
        case "swift.struct", "swift.class": return isMadeOfNothing(id) ? "\(type)()" : nil
        default: return nil
        }
    }

    /// Whether a type is one of which there are values, and no protocol.
    func isConcrete(_ type: TypeSyntax) -> Bool {
        let kind = id(of: type).flatMap { table.symbols[$0] }?.kind.identifier
        return ["swift.enum", "swift.struct", "swift.class"].contains(kind)
    }

    private var isOnMainActor: Bool { isolation == .global("MainActor") }

    /// NB: what has type parameters may have an `init()` for some of them only.
    private func id(of type: TypeSyntax) -> String? {
        switch types.resolved(type) {
        case .named(_, [], let id), .member(_, _, [], let id): id
        default: nil
        }
    }

    /// NB: the cases of what is `CaseIterable` are in order at run time, and in the symbol graph they are not.
    private func plainCase(of id: String) -> String? {
        guard !table.conforms(id, to: "s:s12CaseIterableP") else { return nil }
        let names = members(of: id).filter { $0.kind.identifier == "swift.enum.case" }.compactMap(\.pathComponents.last)
        return names.filter { !$0.contains("(") }.min()
    }

    private func isMadeOfNothing(_ id: String) -> Bool {
        guard isReachable(id) else { return false }
        return members(of: id).contains { symbol in
            symbol.kind.identifier == "swift.init" && symbol.pathComponents.last == "init()" && symbol.isPlain
                && (!symbol.saysIsolation || symbol.isNonisolated || isOnMainActor && symbol.isOnMainActor)
                && (symbol.accessLevel != "internal" || table.modules[symbol.identifier.precise] == module)
        }
    }

    /// Whether a type is where the value is made, or on no actor.
    private func isReachable(_ id: String) -> Bool {
        if isOnMainActor, table.isOnMainActor(id) { return true }
        // NB: one that inherits from another is where that one is.
        return !table.mayBeIsolated(id) && !table.hasSuperclass(id)
    }

    private func members(of id: String) -> [Symbol] {
        table.members[id, default: []].compactMap { table.symbols[$0] }.filter { ($0.availability ?? []).isEmpty }
    }
}

extension Symbol {
    /// Whether an initialiser just makes a value.
    fileprivate var isPlain: Bool {
        let words = (declarationFragments ?? []).flatMap { $0.spelling.split { " ()".contains($0) } }
        return !["throws", "async", "?", "!"].contains { words.contains($0) }
    }
}
